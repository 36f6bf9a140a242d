/** What nobody writes to the painter of a house, a trade an entry. */
const offers: readonly RegExp[] = [
  /\b(?:sell|buy|acquire) your (?:business|company)\b|\bbuyers for painting|\bhomepage mock-?up/,
  /\bguest posts?\b|\bdo-?follow|\blink (?:building|insertion|exchange)|\bsponsored (?:post|article)|\bhigh da\b/,
  /\b(?:qualified|exclusive|pre-?screened|homeowner|verified) leads\b|\bpainting leads\b|\bpay per lead|\bexclusive (?:appointments|territory)|\blead gen/,
  /\b(?:white|black)[- ]?hat\b|\bseo (?:services?|package|agency|expert|tools?|optimi[sz]ed)|\bsearch engine (?:optimi[sz]|rank|registration)/,
  /\bworking capital\b|\bmerchant cash|\b(?:business|unsecured|payday) (?:loan|funding|cash advance)s?\b|\bno credit check|\binvoices for cash/,
  /\bcrypto (?:trading|invest)|\bbinary options|\btrading (?:bot|signals)|\bpassive income|\bguaranteed (?:profits?|returns?)\b/,
  /\bonline casino|\bfree spins|\bslot gacor|\bbetting tips|\bsportsbook/,
  /\bviagra|\bcialis|\blevitra|\btramadol|\bonline pharmacy|\bwithout (?:a )?prescription/,
  /\bhot (?:girls|women|singles)|\bsexy singles|\bporn|\bonlyfans/,
  /\b(?:followers|subscribers) for (?:just |only )?\$|\bbuy (?:real |instagram )?followers|\b(?:million|thousand|\d+k|\d{1,3},000) (?:contact forms|e-?mails)\b/,
  /\bnext of kin|\bbarrister\b.*\bmillion|\bbarrister\b.*\btransaction|\bmillion (?:us )?usd|\bmillion dollars to you|\bcompensation fund|\bour lottery/,
  /\bpay .{0,20}\bbtc\b|\bcopyright infringement|\bdatabase has been hacked/,
  /\bappointment setting|\bcold calling and/,
  /\btake-?offs? for\b|\bservices and take-?offs|\bestimating (?:company|services) (?:for|and|from)|\baccurate estimating/,
  /\bxrumer|\bscrapebox|\bcaptcha solving|\bemployee retention credit/,
  /казино|заработок в интернете|продвижение сайт|раскрутк|кредит онлайн|купить диплом|ставки на спорт|сайт под ключ/,
  /\bpréstamos rápidos|\bprestamos rapidos|\bposicionamiento (?:web|seo)|\bganar dinero|\bapuestas deportivas|\bohne schufa|\bsuchmaschinenoptimierung|\bprêt (?:rapide|entre)/,
];

/**
 * What salesmen speak of, and now and then a homeowner: an agency has walls too. Words of every day ("your website",
 * "time slot", "nude" as a color, "manufactured home") stay out.
 */
const subjects: readonly RegExp[] = [
  /\bfor (?:contractors|painters|painting (?:companies|contractors)|small businesses)\b|\bdistributors\b|\bbusiness listing\b|\bfree (?:homepage|mock-?up)/,
  /\bppc\b|\bonline advertising|\bssl certificate|\bwebinar|\bmastermind|\b(?:7|six|seven|6)[- ]figures?\b|\byour homepage|\blocal services ads|\boutrank|\b(?:tiktok|instagram) (?:videos|engagement|growth|followers)|\btop of google|\bvoice search/,
  /\bbad credit\b|\bsame[- ]day approval|\bequipment financ|\blowest rates|\bverified (?:paypal|accounts)|\bhacker|\bbarrister|\bbusiness transaction|\blimited spots|\bnew clients\b|\bnew customers\b|\bbookkeeper|\b(?:sell|buy|buyers for|acquire) (?:your|painting) (?:business|compan)/,
  /\bs\.?e\.?o\b/,
  /\brank(?:s|ed|ing|ings)? (?:higher|better|#?1\b|number one|on google|on the first)|\bfrom ranking|\bguaranteed rank/,
  /\b(?:first|1st|top|front) (?:page|spot|position)s? (?:of|on|in) (?:google|search|bing)/,
  /\bback ?links?\b|\bdomain (?:name|authority|rating|expir|renew|registr)/,
  /\b(?:targeted|organic|website|web|site) (?:traffic|visitors)\b|\btraffic to (?:your|the) (?:site|web)/,
  /\b(?:redesign|rebuild|audit|promote|optimi[sz]e|boost|errors? on) (?:of )?your (?:web ?site|site|online|business)|\bbuild (?:stunning|beautiful|modern) web/,
  /\b(?:digital|internet|online|e-?mail|social media|content|sms) marketing\b|\bmarketing agency\b/,
  /\b(?:web ?site|web|app|logo|graphic) (?:design|development)|\bmobile app\b|\bwebsite domain|\bwordpress|\bshopify/,
  /\bvirtual assistant|\boutsourc|\boffshore\b|\bwhite[- ]label|\bdedicated (?:team|developers?)/,
  /\bbitcoin|\bbtc\b|\bcrypto|\bforex\b|\bnfts?\b|\busdt\b|\bethereum/,
  /\bmake money|\bearn (?:up to )?[$€£]?\d|\bfinancial freedom|\binvestment (?:opportunit|plan|platform)|\bno experience/,
  /\bcasinos?\b|\bjackpot|\bbetting\b|\blottery|\bplay (?:\w+ )?games?\b/,
  /\bpharmacy|\bpills\b|\bweight[- ]loss|\bketo\b|\bcbd\b|\btestosterone|\breplicas?\b/,
  /\bsex\b|\bdating\b|\bescorts?\b|\bhook ?ups?\b/,
  /\bunsubscribe|\bopt[- ]out\b|\breplying stop\b/,
  /\bact now\b|\blimited[- ]time offer|\bspecial offer|\bclick (?:here|the link)|\brisk[- ]free|\bfree trial|\b\d\d% off\b|\buse code\b|\bfree shipping|\bcoupons\b/,
  /\bcontact forms\b|\bbulk e-?mail|\bmailing list\b|\bemail (?:list|database)/,
  /\bprice ?list\b|\bmedia kit|\b(?:free audit|case study)\b/,
  /\bmanufacturer of|\bwholesale|\bour factory|\bexport(?:er)?\b|\bmoq\b|\bdrop ?ship|\bpurchasing manager/,
  /\bgoogle (?:my business|ads|business profile|maps (?:rank|listing))|\bfacebook ads|\bbad reviews|\breviews from real/,
  /\bwikipedia page|\bpress release|\b(?:explainer|animated) video|\bpodcast guest/,
  /\blegal action|\bhacked\b|\boverdue invoice|\binvoice attached|\bmailbox is full|\baccount is suspended/,
  /\binheritance|\bbeneficiary|\bmillion (?:dollars|euros)|\bgift card|\bdonate/,
  /\bai[- ](?:chat ?bot|agents?|receptionist|assistant|tools?|powered)|\bchat ?bot\b|\bwith ai\b|\bdemo video/,
  /\bcall center|\banswering service|\bcold calls?\b|\bcrm\b|\bsoftware platform|\bbook a (?:demo|call with our)|\b\d\d[- ]min(?:ute)? (?:call|demo|chat)/,
  /\bcredit card processing|\bmerchant account|\bpayment processing/,
  /\bhealth insurance|\b(?:auto|vehicle) warranty|\bbookkeeping|\bpayroll\b|\btax (?:relief|debt|credits?)|\bgovernment grants?/,
  /\bdriver.?s? licen[sc]e, passport|\bdiploma\b|\bspells?\b|\bplagiarism/,
  /\btelegram\b|\bwhats ?app\b|\bt\.me\/|\bskype\b|телеграм/,
  /\bcashier.?s? che(?:ck|que)|\ball major (?:credit )?cards|\bmy (?:mover|agent|shipper) will/,
  /кредит|знакомств|скидк|заработ/,
  /\bseo angebot|\bkredit\b|\bdarlehen|\bpréstamos?\b|\bpáginas? web\b|\bsu negocio\b/,
];

/** How salesmen speak, about whatever. A landlord may too ("We offer Monday. Interested?"), so alone it is nothing. */
const voice =
  /\bwe (?:offer|manage|finance|make|ship|supply|provide|build|create|sell|submit|deliver|helped|speciali[sz]e|noticed|run the|are an? (?:leading|manufacturer|full|digital|team))|\bwe['’]re offering|\blet me introduce|\bwant (?:to see it|me to send)|\bbulk prices?|\bour (?:system|tool|company|team|services|agency|clients|software|portfolio|marketing|social)\b|\bdear (?:sir|business|owner|purchasing|customer|friend|webmaster)|\bhello sir|\bi can fix\b|\bi (?:can|will) (?:place your|get you|rank)|\bi help (?:contractors|business)|\binterested\?|\bdo you want more|\bwe do \w+ videos|\breply (?:yes|for details|with your best)|\bstarting (?:at|from) [$€£]|\b(?:from|for|only|just) (?:only |just )?[$€£]\d|[$€£]\d+ ?(?:\/|per |an? )(?:mo|h\b|hour|month|article|week)|\bapply now|\bjoin now|\bcontact us on (?:whats|tele|sky)|\bask me how|\b(?:us|united states) homeowners|\bfee of [$€£]|\bfor hire\b|\bname your price|\bi['’]m a freelance|\bcan i show you|\bhow much per month|\bwant (?:a|the) (?:short|quick|free|pdf)|\b(?:order|visit|register|watch|apply|join):? (?:https?:|www\.|the training)|\bofrecemos|\bwir (?:bieten|optimieren)|пишите/;

/**
 * How much a text reads like a sales letter: 2 for certain, 1 for a subject that a homeowner may have too, else 0.
 * Linear in its length.
 */
export function pitchIn(text: string): 0 | 1 | 2 {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
  if (offers.some((offer) => offer.test(plain))) return 2;
  const count = subjects.filter((subject) => subject.test(plain)).length;
  if (count === 0) return 0;
  return count > 1 || voice.test(plain) ? 2 : 1;
}
