import { hash } from 'node:crypto';
import { errorFields, type Log } from '../log/log.ts';
import type { Lead } from '../store/lead.ts';
import type { AdminStore } from '../store/records.ts';
import { isServed, namesServedTown } from './lead-text.ts';
import { hasLink } from './spam-score.ts';

/** Log odds; missing honest texts is expensive. */
const threshold = 6;
/** Of one word. */
const maxOdds = 1.2;
/** Less than our own texts say. */
const maxLearnedOdds = 0.6;
/** Answers alone never make an offer. */
const maxLearned = 3;
/** The weight of the owner's answers, in texts of ours. */
const maxTaught = 20;
/** Two presses of a button decide nothing. */
const minTaught = 4;
const maxWords = 3_000;
const settingName = 'offer words';

interface Counts {
  texts: number;
  words: Record<string, number>;
}
type Kind = 'offer' | 'honest';
type Taught = Record<Kind, Counts>;

export type OfferFilter = ReturnType<typeof createOfferFilter>;

const nothing: Taught = { offer: { texts: 0, words: {} }, honest: { texts: 0, words: {} } };

/** Naive Bayes. Stores counts by digests of words: no visitor's word can be read. */
export function createOfferFilter({ store, log }: { store: AdminStore; log: Log }) {
  const read = async () => JSON.parse((await store.setting(settingName)) ?? JSON.stringify(nothing)) as Taught;

  async function learn(lead: Pick<Lead, 'kind' | 'fields'>, kind: Kind): Promise<void> {
    const learned = wordsOf(textOf(lead)).map(digest);
    if (learned.length === 0) return;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const before = await store.setSettingOnce(settingName, JSON.stringify(nothing));
      const taught = JSON.parse(before) as Taught;
      const words = { ...taught[kind].words };
      for (const word of learned) words[word] = (words[word] ?? 0) + 1;
      const kept = Object.fromEntries(Object.entries(words).slice(-maxWords));
      const after = { ...taught, [kind]: { texts: taught[kind].texts + 1, words: kept } };
      if (await store.replaceSetting(settingName, before, JSON.stringify(after))) return;
    }
  }

  return {
    /** Never for one from where we work. */
    async readsLikeOffer(lead: Pick<Lead, 'kind' | 'fields'>): Promise<boolean> {
      const text = textOf(lead);
      if (lead.kind === 'palette' || isServed(lead)) return false;
      if (isForeign(text)) return !namesServedTown(text);
      return logOdds(text, await read().catch(() => nothing)) >= threshold;
    },
    /** Never rejects. */
    teach: (lead: Pick<Lead, 'kind' | 'fields'>, kind: Kind): Promise<void> =>
      learn(lead, kind).catch((error) => log('warn', 'offer_not_learned', errorFields(error))),
  };
}

const textOf = ({ fields: { subject = '', message = '' } }: Pick<Lead, 'fields'>) => `${subject}\n${message}`;

/** Nobody here writes to a painter in these scripts. */
function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/\p{L}[\p{L}\p{N}]+|[$%]/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...new Set([...words, ...pairs, ...(hasLink(text) ? ['://'] : [])])];
}

function counted(texts: readonly string[]): Counts {
  const words: Record<string, number> = {};
  for (const word of texts.flatMap(wordsOf)) words[word] = (words[word] ?? 0) + 1;
  return { texts: texts.length, words };
}

function logOdds(text: string, taught: Taught): number {
  const sumOf = (known: Taught) => wordsOf(text).reduce((sum, word) => sum + oddsOf(word, known), 0);
  const ours = sumOf(nothing);
  return ours + Math.min(maxLearned, sumOf(taught) - ours);
}

function oddsOf(word: string, taught: Taught): number {
  const key = digest(word);
  const isLearned = Math.max(taught.offer.words[key] ?? 0, taught.honest.words[key] ?? 0) >= minTaught;
  const [offer, honest] = (['offer', 'honest'] as const).map((kind) => {
    const { texts, words } = taught[kind];
    const weight = isLearned ? Math.min(1, maxTaught / Math.max(texts, 1)) : 0;
    const found = (seeds[kind].words[word] ?? 0) + weight * (words[key] ?? 0);
    return { found, share: (found + 0.5) / (seeds[kind].texts + weight * texts + 1) };
  });
  // A word that nobody has used says nothing.
  if (!offer || !honest || offer.found + honest.found === 0) return 0;
  const max = isLearned ? maxLearnedOdds : maxOdds;
  return Math.max(-max, Math.min(max, Math.log(offer.share / honest.share)));
}

const digest = (word: string) => hash('sha256', word, 'base64url').slice(0, 6);

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** With {@link honestTexts}, what the filter knows at first. */
const offerTexts = lines(`
I was browsing your website and noticed that it does not rank on the first page of Google. We offer affordable SEO packages. Can I send you a quote and a free audit?
Our agency helps local contractors get more traffic and rank higher on Google with proven SEO strategies. Are you interested in a short call this week?
I ran an audit of your website and found several errors that hurt your rankings in search engines. Reply and I will send the full report at no cost.
We can increase your website traffic and put your business on page one of Google within three months. Our SEO services start at $199 per month.
I found broken links, missing meta tags and slow pages on your website. I can fix these issues at a low price. Shall I send details?
Your site has errors which stop customers from finding you online. I am an SEO expert and can share a list of keywords you should target.
We are a web design company and would like to redesign your website with a modern, mobile friendly look at an affordable price.
Hi, I am a freelance web developer. I build WordPress websites and mobile apps for small businesses. Let me know if you need my services; I can share my portfolio.
Do you need a new website for your company? Our team of designers and developers builds professional websites starting at $499.
Your website looks a little outdated. I made a free demo of a new homepage for your business. Would you like to see it?
We generate exclusive leads for painting contractors. You only pay per booked appointment. How many more jobs could you handle each month?
I help painters add 20 qualified appointments a month with Facebook ads, guaranteed or you do not pay. Book a call on my calendar.
Our marketing team runs Google Ads and Facebook ads for home service businesses. We can double your leads in 30 days. Interested?
Are you looking for more customers? Our lead generation service delivers homeowners who are ready to buy in your area. No contract, cancel anytime.
We buy leads? No, we sell them: fresh verified homeowner leads for your trade at the lowest cost. Ask for our pricing.
You have been pre-approved for a business loan of up to $250,000. No collateral, bad credit ok, funds within 24 hours. Apply now.
We provide working capital and business funding to contractors with low rates. Get approved today and receive the money tomorrow.
Does your company need a line of credit or equipment financing? Our lenders fund small businesses fast with minimal paperwork.
Merchant cash advance, SBA loan or invoice factoring: we compare lenders for your business. Reply with your monthly revenue to see what you qualify for.
Our AI assistant answers every call and chat for your business 24/7 and books appointments automatically. Schedule a free demo.
We build AI automation and chatbots that save business owners hours every week. Would you be open to a quick demo?
Automate your follow up, reviews and scheduling with our AI powered CRM software. Start your free trial today.
Our platform uses artificial intelligence to grow your revenue. Companies like yours save 40% on marketing. Let us show you how it works.
Invest in Bitcoin and earn guaranteed daily profit with our crypto trading platform. Start with $250 and withdraw any time.
Earn passive income with our automated forex and crypto bot. Our investors make 10% weekly returns. Join now.
We recover lost crypto and hacked wallets. Our recovery experts returned funds to thousands of clients. Contact us on WhatsApp.
I would like to publish a guest post on your blog with a do-follow link. How much do you charge for a sponsored article?
We are interested in buying a backlink on your website. Please share your price for link insertion and guest posting.
I write high quality articles for blogs. Would you accept a free guest article in exchange for a link to our site?
High authority backlinks and guest posts on news sites, DA 50 or more. Order a package with a discount today.
Your business listing is incomplete. Claim your listing in our online directory to be found by customers, only $99 a year.
Your company has been selected for the best of business award. Confirm your profile to receive the plaque and certificate.
List your business in our directory of top rated contractors. Premium membership includes a badge and more visibility.
We remove negative reviews and improve your online reputation on Google and Yelp. Buy five star reviews from real accounts.
Increase your followers on Instagram and Facebook. Our social media management packages include daily posts and content creation.
We produce animated explainer videos that promote your product or service. Watch our samples and get 30% off your first order.
This is the final notice that your domain name expires. Renew your domain registration now to avoid losing your website and email.
Your mailbox storage is full and incoming messages are pending. Verify your account with the link to keep your service active.
Attached is the unpaid invoice. Please process the payment today by wire transfer to our new bank account to avoid late fees.
I am out of the country and will pay with a cashier's check or credit card. Please charge an extra amount and send the difference to my agent by Zelle.
I will send a check for more than the amount; deduct your fee and forward the balance to the mover. Do you accept credit cards and who is the owner?
Can you handle the payment through my credit card and run it for the private consultant who has my plans, since he has no card facility?
I have an inheritance fund of several million dollars and need a trustworthy partner to transfer it. Kindly reply for details of the transaction.
Congratulations, you won a gift card in our giveaway. Click the link to claim your prize now.
Online casino with free spins and welcome bonus. Register today, deposit and win the jackpot. Best betting odds.
Order cheap medication without prescription. Discreet worldwide shipping, best price guaranteed.
We are a manufacturer and supplier in China of brushes, rollers and tapes. Wholesale prices, samples available. Please send us your inquiry and order quantity.
Our factory exports high quality coatings and tools to distributors in the USA. MOQ and catalog on request. Looking for long term cooperation.
We offer construction estimating and takeoff services. Send us your plans and receive an accurate estimate within 24 hours; the first takeoff is free.
Outsource your bookkeeping, payroll and admin work to our virtual assistants for $6 an hour. Experienced remote team.
We provide qualified painters and labor subcontractors, staffing and visa sponsorship services to companies. Reply to receive our offer.
Save money on credit card processing. We offer zero fee terminals for small businesses. May I call you for ten minutes?
Affordable health insurance and workers compensation plans for business owners and employees. Compare quotes and save up to 50%.
We represent buyers who want to acquire companies in your industry. Would you consider selling your business? Our brokers offer a free valuation.
Targeted email lists of homeowners and business decision makers. Launch bulk email campaigns with our verified database.
We submit your message to millions of website contact forms. This message reached you the same way. Visit our site for pricing.
Custom apparel, uniforms, yard signs and promotional products with your logo. Request our catalog and bulk discount.
Your website is not ADA compliant and you may be sued. Get a free accessibility scan from our experts.
Employee retention credit and government grants are available to your business. See if you qualify; no upfront cost.
Boost your local visibility: we optimize your Google Business Profile, citations and reviews so that you outrank competitors. To unsubscribe reply stop.
Somos una agencia de marketing digital y ofrecemos posicionamiento en Google, diseño de páginas web y redes sociales para su negocio.
`);

const honestTexts = lines(`
We would like an estimate for painting the exterior of our house. The paint on the south side is peeling badly.
Please call me about painting three bedrooms and the hallway upstairs.
How much do you charge to pressure wash a driveway and a brick patio?
Our deck needs to be washed, sanded and stained before summer. It is about 300 square feet.
Looking to get the kitchen cabinets painted white. When could you come and take a look?
I need a quote for the interior of a small rental house between tenants. Walls and ceilings, two bedrooms, one bath.
I am a property manager with ten houses in the area that need exterior touch ups and power washing. Can we meet to discuss a price for all of them?
I am a realtor and my seller needs the living room and foyer painted before the photos next Friday.
Can you match the color that is on our shutters? We have no paint left.
The siding is green with mildew on the north side. Do you do soft washing?
Hi, do you clean vinyl siding and gutters? We also have a fence that should be washed.
Do you offer roof washing? There are black stripes on the shingles, and moss near the chimney.
There is a water stain on the dining room ceiling from a leak that is fixed now. Can you paint it?
We are moving in next month and want every room painted before the furniture arrives.
My mother is elderly and lives alone. Please call me instead of her to schedule the visit.
You painted our neighbor's house and it looks great. We would like the same crew for ours.
Wallpaper in the bathroom has to come off, then the walls need patching and paint.
Is it too late in the year to paint outside? The trim around the windows is bare wood.
We have a wooden fence, about 120 feet, and would like it stained on both sides.
Front door and garage doors need a fresh coat of paint. What colors do you recommend?
Could you send someone to give us a price for the porch ceiling and the railings?
Looking for a painter for our church hall. We are collecting three bids and the committee meets Tuesday.
We run a small inn and need the guest rooms repainted during the winter, one at a time.
Our office suite needs painting over a weekend. About 2,000 square feet, offices and a conference room.
I own a restaurant and the dining room has to be painted when we are closed on Mondays.
Are you licensed and insured? Our HOA wants a certificate before work starts on the building.
What would it cost to paint a two story colonial with wood siding and about 20 windows?
Do you paint aluminum siding? Ours is chalky and faded.
The basement walls are block and I would like them sealed and painted.
Need someone to repair drywall and paint after the plumber cut holes in the wall.
Please add the shed to the estimate I asked for yesterday, same color as the house.
I left a message on your phone on Monday but have not heard back. I still want the estimate for my stairs.
Thank you for the good work on the porch. One board was missed; could you stop by when you are near?
The estimate you gave us last spring, is it still good? We are ready to start now.
We need to move the appointment from Thursday to the following week because of the weather.
My husband started painting and hurt his back. Half of the living room is done.
Can you come on Saturday morning? I work during the week and get home after six.
Text me please, I can not answer calls at work.
need my house painted its peeling real bad how soon can you come
how much to paint a 3 bedroom rancher inside
looking for someone to powerwash my house and deck
I have pictures of the house on Zillow, here is the listing: https://www.zillow.com/homedetails/1
Here is the location on Google Maps. The driveway is behind the barn.
Our listing is on our own website, the photos show the cottage that needs paint.
I want popcorn ceilings removed and painted flat white in four rooms.
Insurance pays for the ceiling. The adjuster needs a written estimate from you.
The house was built in 1920 and may have lead paint. Do you handle that safely?
We are selling the house in the spring and the realtor suggested neutral colors.
I would like the nursery painted with low odor paint before the baby comes in March.
What kind of paint do you use for exterior wood near the water? Salt and sun are hard on it.
I found you on Google and your reviews are very good. We need our stairwell painted.
I saw your truck in our street. Do you also stain cedar shingles?
I work in marketing from home, so please no sanding on weekdays. The hallway and two rooms need paint.
My company is moving to a new office and the space needs paint and small repairs.
Do you have openings this month? I would like a free estimate for the outside of a small cottage.
Hola, necesito un presupuesto para pintar la casa por fuera. ¿Cuándo pueden venir a verla?
Buenas tardes, quiero pintar tres cuartos y la sala. Por favor llámeme después de las cinco.
¿Cuánto cuesta lavar a presión la entrada y el patio? La casa tiene moho en la pared.
Quisiera pintar los gabinetes de la cocina y quitar el papel tapiz del baño. Gracias.
I would like to pay the invoice for the work in May. Can I send a check or pay with a card?
Is your business insured, and is the work guaranteed? My last contractor went out of business with our deposit.
Do you carry workers' compensation insurance? The condominium association asks every contractor for it.
Other contractors recommended your company. We have a list of units and would offer you the job if you can start soon.
Our budget is up to $2,500, paid by check when it is done. Apply a second coat where it needs one.
I have a follow up question about your quote. What is your best price if we wait until your schedule has a gap?
I can send you pictures by email. Please reply to my wife or call and leave a message with the answering service.
I saw your spring special. Is the discount for decks as well, and how long is the offer good?
I have a question about my invoice. It lists two gallons of paint that we had bought ourselves.
Our softball league is looking for sponsors again this season. Last year you gave $100, and your name was on the fence.
The library raffle needs prizes. Could your company donate a room of paint? Your logo goes on the poster.
Would you talk to our scouts about your business and your trade one evening? The troop meets at the firehouse.
Your dues for the merchants association are due in March. We meet for lunch on the second Wednesday.
Attached is the draft of the advertisement that you booked in the concert program. Please approve it or tell us what to change before we print.
The brushes and tape you ordered have come in. The counter is open until five, and the balance is on your account.
This is your accountant. Please sign the tax forms I sent, and bring the payroll records of the last quarter.
The credit union approved our home equity loan. They pay contractors directly and need your license and bank information before they release the funds.
Our office pays vendors by bank transfer instead of checks. Please send your account details on letterhead so that we can process your bill.
Our company is interested in painting services for two warehouses. If you are interested too, please reply and I will send the bid documents.
I am in charge of maintenance at the college. Who is the right person to speak to about a yearly contract for our buildings? There are jobs every month.
I received a strange email in your name with a link to pay by wire transfer. I did not click it. Is it from you, or was your account hacked?
Somebody posts about crypto and gift cards from your Instagram. Please change your password.
Your website gives an error when I press the button. The phone number on the page is wrong as well.
Our firm is interested in your services for its lobby and stairs. Please let me know when you are available for a call.
I live out of the country and will wire the deposit when the invoice comes. My sister has the key.
`);

const seeds: Taught = { offer: counted(offerTexts), honest: counted(honestTexts) };
