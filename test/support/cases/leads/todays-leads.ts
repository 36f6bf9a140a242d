const lines = (text: string): readonly string[] => text.trim().split('\n');

/** What people write who want something painted or washed, or who know the painter; none of it is known to the filter of offers. */
export const todaysRequests = lines(`
I manage ten houses for a family trust and all of them need the trim scraped and repainted this year. Who should I talk to?
House 1 of 10: 14 Maple. Kitchen and bath ceilings, flat white.
House 2 of 10: 16 Maple. Hallway, two closets and the back door.
House 3 of 10: 22 Maple. Whole downstairs, the tenant leaves on the 30th.
House 4 of 10: 31 Maple. Exterior wash, nothing else.
House 5 of 10: 9 Bay Street. Peeling porch, rotten post.
House 6 of 10: 11 Bay Street. Garage floor, gray epoxy if you do that.
House 7 of 10: 40 Bay Street. Two bedrooms after smoke damage.
House 8 of 10: 2 Creek Court. Deck and stairs, solid stain.
House 9 of 10: 4 Creek Court. Shutters, twelve pairs, black.
House 10 of 10: 6 Creek Court. Same as number 9.
Realtor here. Listing goes live on the 12th, the buyers' agent wants the front door and mailbox redone before that.
Agent with Long & Foster. My clients accepted an offer and the lender wants the peeling paint on the shed fixed before closing.
I have three sellers who need painters. Do you give realtors a discount?
Realtor again, sixth house this month! 3 Cannery Way, popcorn ceilings.
Painting a room
Paint please
Call me back thanks
wash house
quote on deck
Fence stain??
Hi. Interior.
2 rooms, hall
ceiling leak
how much is it
Hola buenas, me urge pintar un cuarto para el bebé.
Somos una familia de cinco y queremos pintar toda la casa antes de diciembre.
¿Ustedes lavan techos con presión? El mío tiene moho negro.
Necesito precio para pintar la iglesia, son dos salones grandes.
Mi casera pide tres presupuestos por escrito, ¿me pueden mandar uno?
La cerca está vieja, hay que lijar y barnizar. Estoy en casa los lunes.
Trabajo de noche, llamen por la mañana por favor. Pintura exterior.
Quiero cambiar el color de la puerta y las ventanas del negocio.
I AM 82 AND MY SON SAID TO WRITE HERE. THE BEDROOM IS PEELING
PLEASE COME LOOK AT MY ROOF AND GUTTERS THEY ARE GREEN
WHAT WOULD YOU CHARGE FOR ONE ROOM 12 BY 14 WITH CLOSET
NEED SOMEBODY TO WASH A HOUSE AND A BOAT SHED
DO YOU WORK ON WEEKENDS. MY WIFE IS SICK AND NEEDS QUIET
The listing has all the photos: https://www.zillow.com/homedetails/77-Island-Creek/555_zpid/ we want the same green outside
https://maps.app.goo.gl/Abc123Xyz the house behind the marina, gray with red roof
See https://www.redfin.com/MD/Easton/1 and https://www.zillow.com/b/2 for both units, each needs the stairwell done
Pictures are here https://photos.app.goo.gl/zz9 and here https://photos.app.goo.gl/zz8
We saw this color at https://www.sherwin-williams.com/en-us/color/color-family/blue and would like it on the porch ceiling
https://www.google.com/maps/place/Oxford pull in at the second driveway
Good evening, I am writing on behalf of my grandmother. She does not use computers. Her hallway needs paint.
I am 79 and can't climb ladders any more. The gable over the garage is bare wood.
My late husband always painted the windows himself. There are eleven. Could somebody look at them?
We are both retired and at home all day. Anytime works for us. It's the sunroom.
hello i need sombody to paint my trailor inside an out thank u
ned a prise for washin my drivway an sidewak
interier of a hous, 4 beedrooms, hi ceilngs
cn u do cabinits wite
paint pealing of the winow sils can you scrap and repant
teh deck is grey now wood like it brown agen
my kids drew on all the walls lol help
Do you use ladders on the lawn? We just seeded it.
What day next week could somebody come for the estimate?
We want the barn red again. It's 40 x 60 with a tin roof.
The HOA fined us for the mildew on the siding. How soon can you wash it?
Can you beat the other guy's price of $3,200 for the outside? He can't start till March.
Our daughter is getting married in the yard on June 6 and the back of the house looks terrible.
Water got behind the paint after the storm. Bubbles all over the north wall.
I'd like to know if your company has worker's comp. Our condo board asks every contractor.
Business hours are 9 to 5, so the shop has to be painted at night. Is that a problem?
My business partner and I bought the old bank building. Lobby, 18 foot ceilings, plaster.
We run a marketing firm on Dover Street and our reception area needs new color before clients visit.
I'm a web designer who works in the attic, and the attic needs paint. Low odor please!
I sell insurance and meet people in my dining room, which still has 1980s wallpaper.
Website says you do cabinets. Do you do built-in bookcases too?
I could not find a price list on your website. What does a 10x12 bedroom run?
Your web page would not take my photos, so I'm describing it: two-story, cream siding, brown trim.
Do you take credit cards, or just checks?
I will pay half up front and half when the work is done, if that's how you do it.
Google says you're open on Saturdays. May I stop by with a paint chip?
We got a coupon in the mail for 10% off power washing. Is it still good?
You were recommended on Nextdoor by three people. We'd like you to look at our split level.
Looking for a long term painter for our rental company's turnovers, roughly two a month.
We need bids from three contractors for the school gym by the 15th. Specs attached to the county's notice.
Could you do a site visit on Tuesday for a commercial building, about 9,000 sq ft of block wall?
The bank requires a signed contract before the loan for the renovation closes. Can you send an estimate by Friday?
We have funding from the town's facade program. They pay you direct. Need a quote for a storefront.
The grant for historic houses covers paint but needs two estimates.
My tenant's dog scratched both doors. Sand, prime and paint, please.
Is there lead in paint from 1955? If so what does it cost to make it safe?
The last crew left overspray on the windows. Can it be cleaned off?
I was told you can paint brick fireplaces. Ours is orange and ugly.
Cedar siding, never painted, turning black. What are my options?
Boat lift pilings and a shed by the water. Salt ate the paint.
Please quote: soffits, fascia, 160 ft gutter. Two stories.
I work from home and have calls until 3. After that the crew can make noise.
Would like color advice. Everything we pick looks pink on the wall.
Looking to freshen up before we list in April. Neutral please.
Two coats of Navajo White, walls only, I'll move the furniture.
How long before we can sleep in the room again?
Do you have any openings before Thanksgiving? Guests are coming.
We love the work you did at St. Mark's. Our parish hall is next.
Can somebody call me about the gutters? Also we need to wash the patio stones.
Following up on my message from Tuesday, I haven't heard anything about the deck yet.
We'd like to move our appointment to the 20th. Something came up.
Thanks for the quick estimate. Can we go ahead with the first option?
Would you sponsor our little league team again this year? Banner at the field is $250 and your logo goes on the shirts. Checks to the league.
Tom, attached is the proof for your holiday ad you booked with us. Please approve by Wed noon.
I teach the trades class at the high school. Would you speak to my students about your business for 20 minutes?
Our lender approved the renovation loan and will send the funds directly to you, they need your license number and bank information.
We no longer send paper checks. Please send your bank account and routing number on letterhead so we can process payment for the lobby.
Our company is looking for a qualified contractor to provide painting services at 12 locations. Please reply if you are interested and I will send the bid package.
Hi, I am the facilities manager at the hospital. Who is the best person to speak to about a service contract for our buildings? We have about 40 work orders a month.
I received an email from your account asking me to open a document and pay by wire transfer. Is it really from you? I did not click.
Someone is using your company name to send fake invoices. I got one for $980. You should change your password.
I think your Facebook page was hacked, it is posting about crypto and free gift cards.
Our facilities team is interested in your company for repainting of two offices. Can you provide your rates and availability?
`);

/** Neighbors and a family, who agreed on one text and share a name, a street or a number. */
export const sharedText =
  'Mother’s house has to be sold by the end of the year, and before that the siding needs a wash and the porch needs paint.';

/** What salespeople and swindlers send these days. */
export const todaysOffers = lines(`
Hello, I checked your website and your rankings dropped in Google this month. Our SEO team can bring you back to page 1. May I send the audit?
Hi there, does your business show up in the Google Map pack? We optimize local SEO for painters. First month at half price.
Your site has errors: 14 broken links and missing title tags. I can send you a report with screenshots for free.
I noticed a few technical errors on your website that stop Google from indexing your pages. Would you like the list?
Hey, quick SEO question: are you targeting the right keywords? Our agency ranks contractors on the first page.
We provide monthly SEO packages: backlinks, content and reports. Prices start at $150 per month.
I am an SEO consultant. I can increase the organic traffic to your website, guaranteed, or your money back.
Get your website on the first page of Google with our white label SEO services.
We redesign websites for small businesses at an affordable price. Can I share our portfolio and packages?
Hello, I'm a web developer from India. I can design a new responsive WordPress website for your company at low cost.
Is your website old or slow? Our designers build modern mobile websites, starting at $299. Let me know if interested.
I made a free demo website for your business. Do you want me to send you the link?
Need a mobile app or a website? Our development team has 10 years of experience. Reply for a free quote and portfolio.
I do web design and hosting for contractors. Your current website could convert more visitors into customers.
Need funding? We offer business loans from $10,000 to $500,000 with fast approval and no collateral.
You qualify for a business line of credit up to $180,000. Funds in 24 hours, bad credit accepted. Reply to apply.
We help contractors with working capital. Our lenders approve within a day. What is your monthly revenue?
Merchant cash advance offer: your company is pre-approved for $75,000. Click to accept the funds.
SBA loans and equipment financing for small businesses. Low rates, minimal paperwork, apply online today.
Our AI receptionist answers calls and books appointments for contractors 24/7. Would you like a free demo?
We implement AI chatbots and automation for businesses like yours. Save 20 hours every week. Book a demo.
Grow your revenue with artificial intelligence: our AI agents follow up with every lead automatically. Start a free trial.
AI powered software for painters writes estimates, emails and reviews automatically. Schedule a demo with our team.
Let our AI marketing platform run your ads and social media. Businesses see 3x more leads in 30 days.
Bitcoin investment opportunity: our trading platform guarantees a daily profit. Start with $200 today.
Earn passive income with crypto. Our automated trading bot made investors 15% weekly. Join our Telegram.
Lost money in crypto? Our recovery experts can recover your funds from scammers. Contact us on WhatsApp.
Invest in our new token before it is listed. Guaranteed returns for early investors, register now.
I will send you a certified check for more than the price. Deduct your fee and send the difference to my mover. Do you accept credit cards?
I am out of the country for work. Please charge my credit card extra and forward the balance to the private agent by Zelle.
My consultant has the plans but no credit card facility. Can you run my card for him and send him the payment, and are you the owner?
Your invoice is overdue. Process the payment by wire transfer to our new bank account today to avoid late fees.
Please find attached the unpaid invoice for your domain services. Pay now to keep your website and email active.
Please confirm the bank account for the wire transfer of the funds; the transaction needs a trustworthy partner.
We would like to publish a guest post on your blog. What is your price for a sponsored article with a do-follow link?
I write articles on home improvement. Do you accept guest posts with a backlink? We pay for link insertion.
Interested in buying links on your website. Please share the price for a guest article and for link placement.
We offer guest posts on high authority news sites and permanent backlinks at a discount.
Can I contribute a free article to your blog in exchange for a link to our client's site?
Увеличим продажи вашего сайта. Продвижение в поиске, гарантия результата. Пишите нам.
Предлагаем базу клиентов и рассылку по формам обратной связи. Недорого.
Казино с бонусом за регистрацию. Выигрывайте каждый день!
Здравствуйте! Создаем современные сайты под ключ за неделю.
我们是中国的油漆刷和滚筒制造商，价格优惠，欢迎询价。
专业网站建设与搜索引擎优化服务，价格低廉，请联系我们。
您好，我们提供海外仓储和物流服务，期待合作。
Your company is listed in our national contractor directory. Claim your listing and get a premium badge for $79 a year.
You were selected for the Best of 2026 business award. Confirm your listing to receive the plaque.
Add your business to our online directory so that customers can find you. Premium membership, first month free.
Your business listing on 60 directories is incomplete. We can update your listings for a small fee.
We sell exclusive painting leads in your area. You pay per lead, no contract. How many can you handle?
Our team books qualified appointments with homeowners for painting companies. Pay only for results, interested in a call?
We manage Facebook ads and Google Ads for contractors and guarantee more customers in 30 days.
Buy verified email lists of homeowners and send bulk email campaigns with our software.
We remove bad reviews and add five star reviews to your Google profile. Ask for pricing.
Video marketing: we produce a 60 second explainer video that promotes your business. 40% off this week.
Hire virtual assistants for your business at $5 per hour: bookkeeping, calls, scheduling.
Your domain expires soon. Renew your domain registration now to avoid losing your website.
Would you consider selling your business? Our buyers acquire contractors in your industry. Free valuation.
We are a supplier of brushes and rollers in China with wholesale prices. Send us your inquiry for the catalog.
`);
