import { business } from '../business.ts';
import { leadFields } from '../contracts/lead-fields.ts';
import { numberWord } from '../number-words.ts';
import { receiptMinutes, retention } from '../time/retention.ts';
import { termsAreaNames } from '../towns/area-names.ts';

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  places?: readonly string[];
  after?: readonly string[];
  endsWith?: 'contact';
  more?: { text: string; path: string };
}

export interface LegalPage {
  title: string;
  metaDescription: string;
  sections: readonly LegalSection[];
}

/** The client specified this date. */
export const lastUpdated = 'Last Updated: January 2025';

const lists = new Intl.ListFormat('en-US');
const collected = (kind: keyof typeof leadFields) => lists.format(leadFields[kind].collected);

/** It describes the software's behavior: change both together. */
export const privacyPolicy: LegalPage = {
  title: 'Privacy Policy',
  metaDescription:
    'What this site keeps of your visit and of what you send us, how long and why: no cookies for visitors, no stored IP addresses, nothing sold.',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        `${business.legalName} (“we”) runs this website so that you can see what we do and reach us. This page says what we keep when you visit or write, and what for. In short: we keep what you send us, we count pages and not people, and we sell nothing.`,
        'It also covers our forms when they appear on the site of a sister company. That site’s own policy covers everything else it does.',
      ],
      more: { text: 'What our forms do on other sites', path: '/embed' },
    },
    {
      heading: 'Information Collected',
      paragraphs: ['We collect what you choose to send:'],
      list: [
        `An estimate request: ${collected('estimate')}. From a photo we keep only the picture, made smaller: what the camera wrote into the file, such as where it was taken, is removed.`,
        `A message: ${collected('contact')}.`,
        `A list of colors: ${collected('palette')}.`,
        'With each of them, when it arrived, the address of the page that it was sent from, on our site or another, the campaign name, if the link you followed carried one, and what the other site passed along with the form.',
      ],
      after: [
        'We also count. When a page is opened in a browser with JavaScript, we record its address on our site, with the search words, filters or colors in it and the tags of the ad or newsletter that led there, unless they look like someone’s address, phone number or name of an account, and the time; when a message is sent from the page, we record that, and the time. Such a record carries no name, no IP address, no kind of browser, and no number that would let us recognize you the next time.',
        'We also keep totals that can’t be tied to a visit: how often in a day a form was seen, begun and sent, a phone number tapped or an article read, how fast pages were, where requests came from, and which other sites showed our forms or tried to.',
        `We set no cookies for visitors. What you have typed in a form and not sent yet, and your answers in a color quiz, may stay in your browser until you send it, see your palettes or close the tab; it does not reach us before you press the button. Only photos are sent as soon as you choose them; without a request they are deleted about a day later. For ${numberWord(receiptMinutes)} minutes after you have sent a form, its tab may keep what you sent, to show it to you. The tags of a campaign in the link that brought you, and the colors you choose, may stay there until you close the tab; they reach us only with a form that you send.`,
        'We do not store your IP address. To stop floods of requests we keep a scrambled mark that is made from it with a secret key. There is a new key each day, and as later requests come in, old ones are deleted, and so are old marks. Without its key, nobody, ourselves included, can trace a mark back.',
      ],
    },
    {
      heading: 'Use of Information',
      paragraphs: [
        'We use what you send to answer you, to prepare and schedule an estimate, and to do the work if you hire us. We use the counts to see which pages help. We do not sell or rent anything about you, and we send no newsletters.',
        'We show photos of your house on this site only if you tick that on your request’s private page and we choose them; beside them stand the town, the work and the colors, never your name or address, and when you take that back, there or by phone, they are gone at once.',
        'What you send by a form is kept in our own database, and a copy is sent to our mailbox by SendGrid, a mail delivery service of Twilio, which handles it on our behalf. Nobody else gets it, unless the law requires it or you ask us to pass it on.',
        'If Google Analytics is switched on for this site, it is told about pages and what is tapped on them for our own statistics, never of what you write in a form, and it may set no cookies. Our pages do not load it, and tell it nothing, when your browser sends Global Privacy Control or Do Not Track.',
        'This is how long we keep things:',
      ],
      list: [
        `Estimate requests with their photos, messages, lists of colors and what we noted on them: ${retention.leadMonths} months.`,
        `Records that a page was opened or a message sent: ${retention.eventMonths} months.`,
        `Totals: ${retention.countMonths} months.`,
        `What looks like spam: ${retention.spamDays} days.`,
      ],
      after: [
        'When that time is over, the website deletes them by itself, within a day. The mails in our mailbox, and copies that we keep against the loss of our data, we delete by hand. You may ask at any time what we hold under your email or phone number, have it corrected, or have it erased sooner. Papers for work that was ordered may have to be kept longer by law.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: ['For any question about this policy, or to see or erase what you sent us:'],
      endsWith: 'contact',
    },
  ],
};

export const termsOfService: LegalPage = {
  title: 'Terms of Service',
  metaDescription:
    'The terms of this website: what our services are, what an estimate means before a contract is signed, where we work, and the limits of liability.',
  sections: [
    {
      heading: 'Agreement',
      paragraphs: [
        `By using this website you agree to these terms. They govern the site and what it says. Work on your property is governed by the written contract that you and ${business.legalName} sign for it; where the two differ, the contract decides.`,
        'If you do not agree, please do not use the site, and call us instead.',
      ],
    },
    {
      heading: 'Services',
      paragraphs: [
        `We offer interior painting, exterior painting, pressure washing and related work. We are licensed and insured. Our Maryland license number is ${business.license}.`,
        'Descriptions, articles and color suggestions on this site are general information and not advice on your building. Colors on a screen only come close to the paint. Sister companies named here are businesses of their own, with terms of their own.',
      ],
    },
    {
      heading: 'Estimates and Pricing',
      paragraphs: [
        'Estimates are free and preliminary. An estimate is our best judgment of the work from what can be seen or has been described at that time. It is not an offer that binds either of us. It may change when measurements, hidden damage, the choice of materials or access to the property turn out differently.',
        `A price becomes firm only in a written contract that both of us have signed. A request that is sent through this site orders nothing and costs nothing. We accept ${business.payments.inTerms}.`,
      ],
    },
    {
      heading: 'Service Areas',
      paragraphs: ['We serve these places and their surroundings:'],
      places: termsAreaNames,
      after: ['If yours is not among them, ask: we may still be able to come.'],
    },
    {
      heading: 'Limitation of Liability',
      paragraphs: [
        'We do our best to keep this site accurate and available, and offer it as it is. To the extent that the law allows, we are not liable for indirect or consequential loss from using the site, from relying on its general information, or from its being unavailable.',
        'Nothing here takes away a right that the law gives you as a consumer, nor limits what we owe you under a signed contract or for injury or damage that we cause. These terms are governed by the laws of the State of Maryland.',
        'Questions about these terms reach us here:',
      ],
      endsWith: 'contact',
    },
  ],
};
