const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Messages as short as the form allows, as many people write them. */
export const terse = lines(`
Please call me.
Please call
Call me please
please call
Call me back
Call anytime.
Text me please
Need an estimate
Need a quote
Need estimate asap
Free estimate
free estimate please
Estimate please
Quote please.
Price for deck?
How much for a fence
Paint my house
Paint the house
House needs paint
Need painter
Looking for a painter
Interior paint
Exterior paint please
Powerwash driveway
Power wash house
2 bedrooms and hall
3 rooms, ceilings too
One room, 12x14
whole interior
Just the trim
Front door only
Kitchen cabinets
Deck and railing
Shutters, 14 of them
Garage doors (2)
Fence 120 ft
Popcorn ceiling gone
Wallpaper must go
Porch ceiling blue
Are you available?
Are you taking new work?
When can you start
Can you come Friday?
Still waiting on a call
See above, thanks
Same as last year
Same as my neighbor
As we talked about
As discussed on phone
Per our conversation
Thank you!!
Thanks, Bill
ASAP please!!!
Moving in June
Selling in spring
Rental turnover
New construction
Water stain upstairs
Peeling paint
Mildew on siding
`);

/** Messages of people who take their time. */
export const plain = lines(`
The south wall of our house is peeling above the porch and I would like to know what it costs to do just that side.
We just bought a 1920s foursquare in Chestertown and every room needs paint before the furniture comes on the 14th.
Looking to have three bedrooms and a hallway painted. Ceilings are fine. Walls have a few nail holes from pictures.
Our deck is about 400 square feet, ipe, and was last stained six years ago. Do you strip before you stain?
I am a property manager with two rentals in Easton. Both need a full interior repaint between tenants, about a week each.
Vinyl siding is green on the north side. Can it be washed without getting water behind it?
My mother is 84 and lives alone in Grasonville. Please call me, not her, to set up the visit. She does not like surprises.
You painted our neighbor's house on Cox Neck Road last fall and it looks wonderful. We would like the same crew.
We have cedar shakes that were never painted. I want to keep the wood color but protect it. What do you recommend?
How long does it take to paint a two story colonial, roughly 2,600 square feet, with about twenty windows?
There is old wallpaper in the dining room under a coat of paint. Is that something that you take on?
I need the trim and the shutters done before a wedding on September 20. The walls can wait until next year.
The kitchen cabinets are oak from 1994. I would like them white, sprayed, not brushed, if that is what you do.
Our HOA in Stevensville wants the colors approved first. Could you help with the samples for the form?
Insurance is paying for the ceiling below the bathroom. They need a written estimate with your license number.
We are closing on a house in Arnold next month and would like an estimate during the inspection, which is on the 8th at 10.
Do you do lead-safe work? The house is from 1931 and I have a toddler and another on the way.
I'd like the brick on the front painted white. Some of the mortar is loose. Do you repoint or do I call a mason first?
Just the front door, please. It is fiberglass and faded. I'd like it dark red.
We run a small bakery on Washington Street and would need it done Sunday night to Tuesday morning when we're closed.
Our old white picket fence is about 90 feet, both sides, and a few pickets are rotten. Do you replace those too?
The last painter did not prime the stain-blocked spots and the tannin has come through everywhere. Can this be fixed?
Driveway, front walk and patio need a wash. There is an oil spot from the old truck. No rush at all.
Would you give me a rough price over the phone? I know it isn't exact. About 1,100 sq ft condo, walls only.
My husband started the living room and hurt his back. Half the walls are done in Revere Pewter. Please rescue us.
I have the paint already, eleven gallons of it, bought on sale. Would you use it or does it have to be yours?
We're listing the house in April. The realtor says neutral colors everywhere. Mostly it is a teenager's purple bedroom.
The boathouse at our dock needs scraping and two coats. It can be reached by a narrow path only, no vehicles.
Church hall, about 40 by 60 feet with a 14 foot ceiling. We're collecting three bids and the trustees meet on the 3rd.
Is it too late in the year to paint outside? It is November, and I only now got the siding repaired.
Three of the porch columns are flaking down to the wood. Original 1890 columns. Please be gentle with them.
Can you match an existing color? I have no can left, but I can cut out a piece of drywall from the closet.
I called on Tuesday and left a message but maybe it did not get through. Still interested in the estimate for the stairwell.
There's a dog in the yard, friendly but loud. Ring the bell at the side door and I'll bring her in.
Ceilings in four rooms have the popcorn texture. We had it tested and it is not asbestos. Remove and paint, please.
I'm the tenant. My landlord said to get a quote and send it to him. His name is Mr. Sadler, and he pays.
We want to repaint our guest cottage as an Airbnb before Memorial Day, something beachy but not blue.
Historic district commission approved Hale Navy for shutters and White Dove for trim. I have the letter.
We have an 18 ft foyer with a chandelier. Do you bring scaffolding? The last company wanted to rent it at my cost.
The water side gets all the weather. What would you use there so that it lasts more than four years?
I have a time slot on Thursday between 2 and 4, or any time on Saturday morning. Please knock loudly.
I own a digital marketing agency in Annapolis, and our lobby needs paint. About 30 by 20 feet with a glass front.
I do SEO for a living and work from home, so please no sanding on weekdays between nine and noon.
The pharmacy on Cross Street is moving, and the new place needs the whole inside painted. I'm the owner.
My company is a wholesale nursery near Centreville. We need the two greenhouses' office painted, and the sign.
I found you on the first page of Google, and your reviews are good. Our stairwell needs paint.
Our budget is $4,000 for the outside. If that is not realistic please just tell me so, no hard feelings.
Looking at your website I could not tell whether you do metal roofs. Ours is a standing seam roof, rusty red, about 1,500 sq ft.
Please send a quote for washing a dock and 60 feet of bulkhead. Is what you use safe for the crabs?
The paint on the nursery walls smells after three weeks. Can you tell me what to seal it with, or do it for us?
Need the whole downstairs done while we're away from July 8th to the 22nd. Key is with the neighbor at 112.
Can you paint over knotty pine paneling? My wife says yes. I say it is a crime. We would like a professional opinion.
Do you offer a discount for veterans? My father served in Korea and it's his house we'd like to have painted.
We're expecting in March and the nursery should be finished by the end of January, with no-odor paint if you can.
Attached garage, walls and ceiling, drywall never finished. Would need tape and mud first, then plain white.
The gutters leave black stripes on the fascia. Does that wash off or does it need to be painted?
I sent you a request for the fence yesterday. Please add the shed to it, 10 by 12, same color.
What would it cost to have someone walk through with us and choose colors? We have argued about it since Easter.
We'd like to paint the concrete floor in the basement. It's dry except during hurricanes.
An awning was taken down and left holes in the stucco. Please patch and paint so that it does not show.
The estimate you gave in May, does it still stand? We're ready now, and the carpenter is finally gone.
Could we postpone the job from the 3rd to the 10th? My daughter's graduation party is in the yard on the 5th.
Thank you for the fine work on the porch. One board was missed under the swing. When you're next by, no hurry.
Is the crew bringing its own ladder? Ours is shaky and I would rather that nobody climbed it.
Bathroom fan was dead for a year, and now the ceiling is spotted. Fan is fixed. Ceiling needs help.
House is on pilings, so the underside shows from the water. Do you paint those beams as well?
Two coats on everything please, the last ones did a single coat and you could see the old color by evening light.
I am a realtor and have a seller who needs a two day touch-up, mostly scuffs, before photos on Friday.
Could you write on the estimate which paint you use? My wife has asthma and we check what is in everything.
I would like my metal porch chairs and railing painted, they're wrought iron from my grandmother. Black, satin.
`);

/** Messages typed in a hurry, on a phone, or with bad spelling. */
export const misspelled = lines(`
hi i need my hosue painted its pealing real bad on teh back
can u come look at my deck it need staned and the rails to
need sombody to presure wash my drive way befor the party sat
intrested in a estamate for 2 bed rooms an a hall way
how much too paint a ranch style bout 1200 sqare feet
wallpaper removel in the dinning room and than paint plz
ceeling has a brown stane frm the leek upstares its fixed now
my porch celing is flakeing evry were can u fix
lookn for qoute on exteroir of house and shed thx
wat do yall charge for cabnets
do yall paint alumnum siding or jus wood
i wuld like a estimite pls call after 5 i work nites
hey there we need are trailer painted its a dubble wide white with green trim
need it done by xmas if posible
we hav alot of mildoo on are siding north side.It looks terible
Garge door an shuters need paint.Call anytime.Thanks
the last guy quite half way threw can u finsh the job
im in chester twn off high st its a brick rowhome just the windos an door
intersted in haveing my fence stain aprox 150 foot
Pleese send sombody out to look at the stares
need the rotten.top step replaced and painted
u did my sisters house in gasonville she said yall are reel nice
hpw much is it to paint one acccent wall
ther is lead pant in this house i think can you test
i dont no what color yet can you helpp pick
can u paint over rust on a chane link fense
need a bid for are chruch fellowship hall its big
i have 3 cats is the pant safe
plase call my wife not me im on the boat all week
whats the erliest you could be hear
`);

/** Stuck keys, and people who write in capitals. */
export const shouted = lines(`
PLEASE CALL ME ABOUT MY HOUSE
NEED EXTERIOR PAINTED ASAP
HOW MUCH TO PAINT A 3 BEDROOM RANCHER IN CENTREVILLE MD
I AM 79 YEARS OLD AND DO NOT USE EMAIL. CALL ME ON THE TELEPHONE
POWER WASH AND STAIN DECK 16X20 WITH STEPS
INTERIOR OF 2 CAR GARAGE, WALLS AND CEILING, WHITE
FREE ESTIMATE PLEASE!!! THANK YOU!!!
THE PAINT YOU PUT ON IN 2019 STILL LOOKS GREAT. NOW THE GARAGE
DO YOU PAINT METAL ROOFS
WINDOW TRIM AND SHUTTERS ONLY. HOUSE IS BRICK
MY CAPS LOCK IS BROKEN SORRY. KITCHEN AND BATH NEED PAINT
FENCE FELL DOWN IN THE STORM. NEW ONE NEEDS STAIN
HELLO THIS IS PASTOR WILKES. WE NEED THE FRONT DOORS OF THE CHURCH REPAINTED BEFORE EASTER
URGENT! WATER DAMAGE ON CEILING. INSURANCE ADJUSTER COMES MONDAY
SELLING HOUSE NEED IT DONE FAST. NEUTRAL COLORS
CALL BEFORE NOON ONLY
WASH HOUSE, DRIVEWAY, WALK. HOW SOON?
EVERYTHING WHITE
`);

/** En español, como escribe mucha gente de aquí. */
export const spanish = lines(`
Por favor llámeme.
Buenas tardes, necesito un presupuesto para pintar tres cuartos.
Hola, quisiera saber cuánto cuesta pintar el exterior de mi casa en Easton.
Necesito pintar la cocina y el baño antes de Navidad, gracias.
¿Hablan español? Quiero lavar a presión la entrada y el patio.
La pintura de la pared del sur se está pelando, ¿pueden venir a verla?
Mi mamá no habla inglés, por favor llamen a mi número después de las cinco.
Busco quien me pinte la cerca, son como cien pies de largo.
Tenemos un restaurante en Cambridge y queremos pintar el comedor un domingo.
Buenos dias nesesito pintar mi traila por fuera es de color blanco
Quiero pintar los gabinetes de la cocina de color blanco.
¿Cuándo pueden venir a dar el estimado? Trabajo de lunes a viernes.
Necesito quitar el papel tapiz de dos recámaras y pintar.
El techo tiene una mancha de agua, ya se arregló la gotera.
Me recomendó mi vecina, la señora Calloway. Quiero un estimado.
Pintar puerta de enfrente y ventanas, madera vieja.
Cuanto cobran por pintar un apartamento de dos recamaras
Gracias por el trabajo del año pasado, ahora queremos pintar el garaje.
Por favor mandar el precio por correo, no puedo contestar en el trabajo.
Vendemos la casa en mayo y hay que pintar todo por dentro.
Hi, my English is not good. Necesito pintar sala y pasillo. Thank you.
Se renta la casa en julio, hay que pintar rápido entre inquilinos.
¿Tienen seguro y licencia? El condominio lo pide para la pintura del balcón.
Necesito manchar el deck, está muy gris y las tablas se levantan.
`);

/** With phone numbers in many formats. */
export const withNumbers = lines(`
Call me at 410-555-0123 any day after 3.
my cell is (443) 555 0166, leave a message if i dont pick up
Phone: 4105550199. Ask for Deb.
Best number 410.555.0172 before noon, 443.555.0104 after
+1 410 555 0188 is my office, extension 12
Text only please 4435550142, I work nights
Call my son Rob about the roof line: 302-555-0117
Home 555-0134, cell 555-0135, either is fine
Fax the estimate to 410 555 0150 if you still have one of those
I can be reached at four one zero, five five five, 0161.
Please call 410/555-0177 and let it ring, we are usually in the barn
Invoice goes to 21 Bay Drive, Apt 4, PO Box 1123, phone 4105550129
use this number 443 555 0138 the other one is my ex husbands
Call: 410-555-0191 or email deb.warfield@mail.example whichever
rancher built 1968, 1450 sq ft, 3br 1.5ba, call 410-555-0103
Reach me at margaret@tilghman.example, the phone at the house is dead
write to bob.and.ann@warwick-farm.com, we check it every night
my email is j.harrison@harbor-realty.net, phone on file
`);

/** With a link to the house, a photo, a color or the place. */
export const withLinks = lines(`
Here is our listing, the outside is on the third picture: https://www.zillow.com/homedetails/118-Cox-Creek-Rd/36712_zpid/
https://photos.app.goo.gl/9XbQm2vTzLkPp41a8 photos of the ceiling
Photos of the deck are in this folder https://www.dropbox.com/scl/fo/8d2k1/h?rlkey=x and the fence here https://www.dropbox.com/scl/fo/77ab
We'd like a color like this one: https://www.sherwin-williams.com/en-us/color/color-family/green-paint-colors/sw6207-retreat
See redfin.com/MD/Easton/14-Goldsborough-St for what it looks like, peeling is on the side that is not in the pictures
This is the look that we want on the shutters https://www.pinterest.com/pin/29203097578/ thanks
https://imgur.com/a/Zk81bQv shows the damage
www.realtor.com/realestateandhomes-detail/44-Water-St_Chestertown_MD is the house, we close on the 9th
pictures https://share.icloud.com/photos/0a7KxW-2 please have a look before you drive out
The driveway is this one: https://maps.app.goo.gl/Jq81Xb4 it is hard to find from the road
https://www.google.com/maps/@38.97,-76.31,19z the grey roof near the water
I keep pictures of all our projects on our own page, the porch is here: http://thewarfields-house.com/porch
My husband put the pictures on his site, www.chesapeake-skipjack.org/house, scroll down to the gables
Our agent has a tour of the house at https://listings.bayside-homes.com/118-cox-creek and the bedrooms are after the kitchen
Please see the inspection report page 12 https://drive.google.com/file/d/1x8b/view and quote what it says of the siding
Video of the leak stain https://youtu.be/dQx8Kf2Lw1A it is dry now
We rent it out, see https://www.airbnb.com/rooms/41720331 for every room as it is now
Do you carry Benjamin Moore Aura? https://www.benjaminmoore.com/en-us/interior-exterior-paints-stains/aura
Found you on Yelp.com and on nextdoor.com, everybody says the same. Two bedrooms, please.
I would like the blue from https://www.instagram.com/p/CkQ81x/ on the porch ceiling
Here are four pictures: https://i.imgur.com/a1.jpg https://i.imgur.com/a2.jpg https://i.imgur.com/a3.jpg https://i.imgur.com/a4.jpg
The HOA's color list is at http://www.cove-creek-hoa.org/colors.pdf, ours is number 7.
I chose these on your site: http://site.example/color-palette?c=bm-hc-154.sw-7008 and would like samples.
House plans from the architect: https://plans.tidewater-design.net/p/8812 with all elevations
The town's rules for the district are here https://www.townofoxford.example/historic-guidelines, can you work by them?
My flickr.com/photos/debw/porch has before pictures, it was painted in 2009
This is the stain that's on now https://www.homedepot.com/p/203171820, can you go over it with something else?
Is it this house that you did? https://www.facebook.com/photo/?fbid=10230 We would like the same yellow.
our wedding is in this garden https://www.the-barn-at-kennard.com and the barn doors need paint before May 30
compass.com has the floor plan, search for 9 Tred Avon. All rooms but the kitchen.
`);

/** Messages by experienced homeowners, with honest uses of sales vocabulary. */
export const businesslike = lines(`
I manage a hotel in Cambridge. We need 24 rooms painted over the winter, four at a time. Whom do I talk to?
We are a general contractor from Annapolis looking for a painting subcontractor on a 12 unit project. Please call.
Our bank branch in Easton needs the lobby painted after hours, with proof of insurance sent to our office.
Could you send your W-9 and certificate of insurance? The condo board needs both before the stairwell can be done.
This is the bookkeeper at Tidewater Dental. We would like the invoice for the waiting room once more, please.
My wife and I run a web shop out of the garage, and the garage should look less like a garage.
I have a follow up question on your quote: does the price include the second coat on the trim?
The casino night is on the 12th in the fire hall, and we would love to have the hall painted before that.
Software office on the second floor, nine desks, all must be covered. We could do it over Labor Day weekend.
I work for a bank and am at home on Mondays only. Two rooms upstairs. Nothing special, just clean and white.
What is your best price for the whole outside if we wait until you have a gap in your schedule?
Is financing possible? It is a big house and we would rather pay over a year.
Do you guarantee the work on the deck? The last one lasted a single winter, and nobody came back.
Click-lock floor was just put in, so please bring drop cloths that don't let paint through.
The crypt door at St. Paul's needs black paint, and somebody careful.
We own a marketing firm and a dog grooming place next door to each other; both fronts should get the same green.
Our daughter's bedroom: she wants it black. Can we talk you into talking her out of it?
I'm an estimator myself, for roofs, so please give me the square footage along with the price.
Rank our options for the cedar, please: oil, stain or solid color? We trust you to say what is best.
The traffic on Route 50 leaves soot on our front. Can that be washed off of painted brick?
`);

/** Written to trip the rules, with honest uses of their words and links. */
export const tricky = lines(`
Our listing is https://matrix.brightmls.com/DE.asp?k=1 and the rules are at https://www.zillow.com/hoa/7
Photos: https://ibb.co/a1 https://ibb.co/b2 https://ibb.co/c3
Pictures of the porch https://share.google/x1 https://share.google/x2 https://share.google/x3
Two rooms <a ceiling too> and the hall
The plan is here: https://docs.google.com/document/d/1 and https://click.mail.zillow.com/f/2
I need the deck washed. I found you through Google Ads I think. Photos: https://photos.app.goo.gl/abc
Our wedding website has pictures of the barn: https://the-bowens.wedding/barn
Could you give us a guarantee on the deck stain? The special offer on your page says spring only.
I filled in the contact form twice already, please call, the casino job is urgent (I manage the Ocean Downs casino)
We're at 12 Bay St. See bayside.com for the floor plan. Three bedrooms.
WhatsApp me please, I'm in Germany until June. +49 170 555 0101. The house is in Oxford.
contact me on WhatsApp 443 555 0101, two rooms
My insurance pays. Adjuster report: https://claims.statefarm.com/doc/8812. Ceiling only.
The HOA portal with the colors is https://cove.appfolio.com/colors and they're pre-approved.
I inherited my aunt's house and as beneficiary I need it painted before I sell.
Manufactured home, 14x70, outside only
Do you price by the square foot or from a price list?
I'd like 10% off like my neighbor got ;)
I can send you pictures. Left a message with your answering service.
We offer you the job if you can start Monday!
Will pay by cashier's check when done
PLEASE REPLY TO MY WIFE AT ANN@WORK.EXAMPLE
I run an online marketing company from home, my office needs a coat. I can send photos.
Is the free trial patch of color still something you do?
Exterior of pharmacy building, 3 stories, brick. Contact us on Monday.
See photos: www.shutterfly.com/pro/jim and www.snapfish.com/jim
house pics at http://jimandsue.net/house1.jpg and http://jimandsue.net/house2.jpg
Painting contractor went out of business, took our deposit. Legal action pending. Can you finish? 
We sell our house in May, our agent says $5,000 for paint is too much
Donate the old paint please, if there is any left
Please see the attached map https://what3words.com/filled.count.soap for where to turn
Here is the list from our board: https://covecreek.org/board/minutes.pdf items 4 and 5
I saw your ad in the Kent County News. Need a bid for the library meeting space.
We're a B&B and would like to show you around: www.oldwharfinn.com
Our website is www.stmarysacademy.org, the gym needs doing over the summer
What are your rates?
Do you work weekends? I'm a nurse and work nights
I emailed you last week about my business on Main Street, any news on the quote?
Your company did my mother's place in 2015. She loved the crew.
We're contractors ourselves and need a sub for two weeks in May.
Could your team come on the 4th of July weekend?
is your business insured? my last painters were not
I am interested in your special offer for spring, is it for decks too?
hi my customers complain about the look of my salon. walls are ugly. help
My brand colors are teal and coral. Salon, 900 sq ft
Please email the estimate to my office, we offer lunch to the crew
Apply a second coat if you think so. Budget up to $3,000.
Google maps takes you to the wrong place; turn left at the silo instead
I have a coupon of $50 from the home show
looking for someone to finish what other contractors started, up to $8,000
See https://the-bowens.wedding/barn for the doors
Need a painter for this place: https://listings.bayside-homes.com/44-water. Interested?
Visit www.oldwharfinn.com to see our rooms. We offer lunch to the crew!
Watch https://videos.bowen-family.net/leak for how the water comes in
Dear Sir or Madam, we would like the fence stained. Photos at http://bowen-family.net/fence
Want a quick visit? We're home on Sunday. Plans: https://plans.tidewater-design.net/p/9
I've had two painters here who never called back. Pictures of the gable: http://bowen-family.net/fence
We manage three rentals in Easton. Does your company do turnovers? List of units: https://easton-rentals.net/units
Is the work guaranteed? Your company was recommended by other contractors.
Found you on the first page of Google. Is your business insured?
`);
