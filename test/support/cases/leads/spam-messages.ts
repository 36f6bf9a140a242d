const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Offers to website owners; written by hand or by machine, each sent as if it were a question. */
export const pitches = lines(`
Hi, I was looking at your website and noticed it is not on the first page of Google. I can fix that for $99/month. Interested?
We provide white hat SEO services with guaranteed rankings in 90 days. Can I send you a proposal and price list?
Dear business owner, your website has 27 errors that keep it from ranking. Reply YES and I will send you a free audit report.
Do you accept guest posts on your blog? We pay $40 per article with one do-follow backlink. Please share your price list.
I have 500 high DA backlinks for home improvement sites. Only this week 50% off. See https://best-links-4u.example/offer
Get 10,000 real visitors to your website every day. Targeted traffic from the USA. Try it free: www.traffic-king.example
We build stunning websites for painters from only $299. Look at our portfolio at https://webcraft-studio.example
Your site looks outdated on mobile phones. My team of offshore developers can redesign your website at a very low cost.
Hello Sir/Madam, we are a leading web design and development company based in India with 10+ years of experience.
Are you getting enough painting leads? We send exclusive leads to painters in your area, pay per lead, no contract.
Would you be able to handle 20 more homeowner leads a month? We run the ads, you do the painting. Book a call with our team.
I help contractors get found on Google Maps. Your Google My Business profile is missing important keywords.
Remove bad reviews from Google permanently! 100% money back. Contact us on WhatsApp at +44 7000 000000
Buy 5-star reviews from real accounts with profile pictures. Telegram: @reviewseller
We can submit your message to 5 million contact forms just like this one. See https://formblaster.example for prices
This message got to you through your contact form, and yours can get to thousands of websites the same way. Skype: live:blast
Need a virtual assistant for $5/hour? Our dedicated team answers calls, manages your CRM and posts on social media.
Boost your business with an AI receptionist that never misses a call. Book a demo: https://talkbot.example/demo
Our AI chatbot turns website visitors into customers while you sleep. 15-minute demo this week?
We create animated explainer videos for businesses like yours, starting at $129. Samples: https://vid-anim.example
Wikipedia page creation for your company, approval guaranteed. Reply for details and a special offer.
Promote your business with 50,000 Instagram followers for just $75. No password required. insta-grow.example.com/order
Your domain name is about to expire. To avoid losing your search engine registration pay here: https://domain-notice.example/pay
FINAL NOTICE: domain registration for your site ends in 24 hours. Renew now at http://renewals-dept.example
Does your business need working capital? Get up to $250,000 in 24 hours. No credit check, no collateral. Apply now.
Unsecured business loans from $5k to $500k at interest rates from 3%. Email loans@fastfund.example with subject LOAN
Merchant cash advance approved for your company: $120,000. Click here to accept https://cashfast.example/a?id=8812
Lower your credit card processing fees to 0%. Free terminal. Can we do a 10 minute call?
You may qualify for up to $26,000 per employee through the Employee Retention Credit. Check here: https://erc-help.example
Payroll and bookkeeping from $99 a month for small contractors. Want me to send you our portfolio of clients?
We offer fast and accurate estimating services and takeoffs for painting contractors. Send plans, get a free quote.
Construction estimating company. Take-offs for all trades with Bluebeam and PlanSwift. Try the first one free.
Cold calling and appointment setting for home services. Pay only for appointments. Interested in a quick chat?
We are a manufacturer of paint brushes and rollers in China. MOQ 5,000 pieces. Please send your inquiry to our factory.
Dear purchasing manager, we export microfiber rollers and masking tape wholesale to the US, best price guaranteed. Catalog attached.
We have a verified email list of 2 million US homeowners. Bulk email made easy. Sample on request.
Email marketing that lands in the inbox. 20,000 emails for $49. https://mailrocket.example
I do logo design, flyers and vehicle wraps. Unlimited revisions. fiverr-designs.example.net/logo
Let us write SEO optimized blog content for your website. 1,000 words for $20. First article free.
Want to rank higher than your competitors in local search? We did it for 300 painters. Let me show you our case study.
Your competitor is using our software platform to schedule jobs. Would you like a free trial? https://jobflow.example
Get your company on the front page of Google in 7 days or pay nothing. Reply with your best number.
Press release distribution to 400 news sites, permanent backlinks, DA 90. Limited-time offer: $55.
Is your website ADA compliant? You can be sued. Get a risk-free scan: https://ada-scan.example/scan
Hello, I'm Eric and unlike a lot of emails you might get, I wanted to ask about your web traffic. To unsubscribe click here http://talkwithlead.example
Cheap proxies and captcha solving for SEO tools. xrumer ready. Discounts at https://proxy-mall.example
We noticed your Facebook ads could perform better. Our social media marketing agency works on results only.
Need a mobile app for your painting business? iOS and Android from $999, delivered in 14 days.
SMS marketing for contractors: 98% open rates. Get 500 free credits at textblast.example.net/free
I will place your company in 120 local directories for $30, link building included. Let me know and I will start today.
`);

/** Offers to anyone. */
export const scams = lines(`
Earn $5,000 per week with our automated crypto trading bot. Join now: https://coin-bot.example
Bitcoin has doubled again! Invest $250 today and get guaranteed returns. http://btc-profit.example/join
I made $12,340 last month in passive income and you can too. Work from home, no experience. Ask me how.
Best online casino 2026: 200 free spins without deposit https://spin-lucky.example
Slot gacor hari ini, jackpot besar! daftar di https://slot-hoki.example sekarang
Football betting tips with 95% accuracy. Telegram channel t.me/sure_odds_daily
Buy Viagra and Cialis without prescription, ships worldwide. http://pills-4-men.example
Keto gummies burned 30 lbs in a month. Weight loss secret that doctors hide: https://slim-now.example
CBD oil 70% off today only! Click here: http://cbd-leaf.example/sale
Hot girls in your area want to meet tonight >>> http://meet-hot.example
Lonely? Sexy singles are online now. Free registration http://flirt-cafe.example/r/8
I am the lawyer of the late Mr. Henry Tilghman, and as his next of kin you inherit $10.5 million USD.
Greetings beloved, I wish to donate 2.5 million dollars to you. Contact my private email mrs.grace@charity-fund.example
Congratulations! Your email was the winner of our lottery. To claim the $1,000 gift card visit http://prize-claim.example
Your database has been hacked. Pay 0.3 BTC within 72 hours or we publish everything.
I am a photographer and found my images on your site. This is copyright infringement. See the proof: https://evidence-files.example/dl
You use my pictures without permission. Download the evidence now http://docs-share.example/images-stolen.zip or face legal action.
Overdue invoice attached. Please pay today to avoid a penalty: https://inv-pay.example/8812
Dear customer your mailbox is full. Verify here http://mail-verify.example/login or lose your messages. http://mail-verify.example/keep http://mail-verify.example/more
Cheap Rolex, Gucci and Louis Vuitton replicas https://luxe-rep.example https://luxe-rep2.example best quality
Essay writing service, plagiarism free https://essay-fast.example and https://papers-now.example
Free iPhone 17 for the first 100 visitors: https://i-phone-free.example/go https://bit.example/3xk
Vehicle warranty about to lapse! Call 1-800-000-0000 or go to www.auto-warranty.example
Affordable health insurance for the self-employed. Compare 40 plans. Opt out by replying STOP.
Government grants for small businesses: you do not pay it back. Apply at www.free-grant.example
Register a company in Dubai with 0% tax. Bank account included. https://dubai-setup.example. Special offer this month.
Hello dear, I am Elena, 28, from Odessa. I saw your profile and like you. My photos: http://elena-foto.example http://elena-foto2.example
Get your real driver license, passport and diploma without exam. WhatsApp us any time.
Win back your ex with a powerful spell caster. Love spells, lottery spells. whatsapp me +234 000 000
Make money online filling in surveys. $30 an hour. Click the link: http://survey-cash.example
`);

/** Written after the rules, to test them. */
export const late = lines(`
Hi there, I just ran your domain through our tool and found broken pages. Want the PDF? https://sitefix.example/r/221
Quick question: who handles your online advertising? We manage PPC for contractors and double their calls.
We finance equipment for contractors, up to $150k, same day approval, bad credit ok.
Increase your Google reviews with our NFC tap cards. Order: https://tapcards.example
I can write 5 articles for your painting blog that bring customers, first one on me. Samples at www.wordsmith.example
Get listed on Alexa and Siri voice search for a one time fee of $499.
Let me introduce our company, we make epoxy resin in Shenzhen and look for distributors in USA.
Hey, I saw your site and made a free homepage mockup. Want to see it? mockup-studio.com/brushline
URGENT: your SSL certificate expired. Renew here http://ssl-renew.example
Would you sell your business? I have buyers for painting companies.
Tired of paying Angi for shared leads? Our system brings exclusive appointments.
100% legit hacker for hire. recover lost crypto. contact recoverypro@mail.example
Earn 300% profit weekly with USDT mining. Register https://mine.example
Ich biete Ihnen Suchmaschinenoptimierung zum Festpreis an.
Увеличим посещаемость вашего сайта. Пишите в telegram @seo_top
Casino en ligne bonus 200% https://casino-fr.example
Buy verified PayPal accounts at https://usashop.example best price
Hello, do you need a bookkeeper? We offer remote bookkeeping at $8 per hour.
Join 3,000 contractors in our mastermind. Free webinar on Thursday https://webinar.example
Learn how to scale to 7 figures with Facebook ads. Watch the training: www.scale7.example
Need uniforms, caps or printed T-shirts with your logo? Bulk prices: https://logo-wear.example
Our drone photography makes your projects shine. 10% off first shoot. skyshots.example.com/offer
We're offering a free CRM migration for painters. 20-minute demo?
Lowest rates on general liability for painters. Quote in 5 min at https://insure.example
Dear Owner, we can get your website to the top of Google. Reply to learn how.
Hello! Do you want more reach? We do TikTok videos for tradespeople. Samples on request.
We noticed that you aren't running Google Local Services Ads. Can I show you how they work?
Rent a high quality pressure washer trailer? Visit https://rentals.example/wash
I'm a freelance bookkeeper looking for new clients in Maryland, $25/h.
Exclusive territory available: be the only painter in our network. Limited spots.
Hello, I am interested in buying your website domain. Please name your price.
Your Microsoft account is suspended. Log in here https://ms-login.example
Sell your invoices for cash today. Factoring from 1%. https://factor.example
Get a .gov backlink and outrank everybody in town. $60.
Best regards, I want to place a banner on your homepage. How much per month?
Cheap flights and hotel coupons https://trip-coupon.example use code SAVE
I am Barrister Kofi, contact me for a business transaction worth $8.2M
Hemp gummies sample pack, free shipping: https://hemp.example
Play aviator game and win: https://aviator.example/bonus
Are you still open to new customers? Our platform matches painters with homeowners. https://match.example
Сделаем современный сайт под ключ. Портфолио: https://studio.example
Hola, ofrecemos diseño de páginas web económicas para su negocio. Pida su cotización.
Increase Instagram engagement with our growth service. 7 days free trial.
This is the last reminder to update your business listing in the national directory: https://directory.example
We can automate your quotes and follow-ups with AI. Want a short demo video?
`);

/** Links, markup and little else. */
export const linkDumps = lines(`
<a href="http://cheap-meds.example">cheap meds</a> <a href="http://cheap-meds.example/2">buy online</a>
[url=http://replica-bags.example]replica bags[/url] best quality replica bags
[link=http://porn-tube.example]watch now[/link]
http://a-casino.example http://b-casino.example http://c-casino.example
Nice site! <a href='https://backlink.example'>my homepage</a>
Great article, thanks for sharing. Here is my webpage: www.kitchen-news.example and www.bath-news.example
buy followers https://smm-1.example buy likes https://smm-2.example
https://xn--80ak6aa92e.example/ https://xn--d1acpjx3f.example/
Look at my page [url]http://steroids-shop.example[/url] and [url]http://roids.example[/url]
free download https://warez-1.example/x crack keygen https://warez-2.example/y
very good post, see also https://watches.example/rolex and https://watches2.example
>>> https://click-me.example <<< >>> https://click-me-too.example <<<
`);

/** In other languages, as bots send them to every form in the world. */
export const foreign = lines(`
Продвижение сайтов в топ Google. Гарантия результата. https://seo-top.example
Онлайн казино с бонусом 500% за регистрацию https://kazino-x.example
Кредит онлайн на карту за 5 минут без отказа http://zaim.example
Купить диплом университета недорого, доставка https://diplom.example
Знакомства для взрослых в вашем городе http://love-ru.example
Заработок в интернете от 5000 в день, пишите в телеграм @rabota
Préstamos rápidos sin aval hasta $50,000. Solicite en https://prestamos-ya.example
Posicionamiento web y SEO para su negocio desde $99 al mes, garantizado.
Gane dinero desde casa: ganar dinero con apuestas deportivas es fácil. http://apuestas.example
Kredit ohne Schufa sofort auf Ihr Konto: https://kredit-jetzt.example
Wir optimieren Ihre Webseite für Google. SEO Angebot kostenlos anfordern.
Prêt rapide entre particuliers, taux 2%. Contact: pret@finance.example https://pret-rapide.example
`);

/** From bots that try every form with random letters: name, then message. */
export const scrambled: readonly (readonly [name: string, message: string])[] = [
  ['kWzTqLpRndBv', 'hGfTzQpLmNaWqKd'],
  ['RobErtkeDxQwMn', 'xVbNmQwErTyUiOpA'],
  ['ZqJvRtKpLmNbVc', 'oIuYtReWqAsDfGhJk'],
  ['bXcVzLkJhGfDsA', 'pLoKiJuHyGtFrDeS'],
  ['mNbVcXzAsDfGhJ', 'wQeRtYuIoPaSdFgH'],
  ['tYrUeIwOqPaLsK', 'zXcVbNmAsDfGhJkL'],
  ['gHfJdKsLaPqOwI', 'qAzWsXeDcRfVtGbY'],
  ['vBnMcXzQwErTyU', 'nHyMjUkIlOpQaZwS'],
  ['HkLpOiUyTrEwQa', 'cVfRtGbNhYmJuKiL'],
  ['dFgHjKlZxCvBnM', 'eDrFtGyHuJiKoLpA'],
];

/** Texts that could be honest; only their signals reveal them. */
export const innocent = lines(`
Hello, I have a question about your services. Can you get back to me soon?
Good day. I am interested in working with you. What are your prices?
I would like more information about your company and what you do.
Please send me information about prices. I am waiting for your answer.
test message please ignore
Hi, is this still available? I would like to buy it.
Hello there! Just wanted to say that I love your page. Keep up the good work!
Could you please call me back today about an urgent matter?
I visited you yesterday and I have a few things to ask.
How can I place an order with you and how do I pay?
Dear Sir, we need a quotation for the attached list of items.
Hey, quick question about your prices for commercial work.
asdf asdf asdf asdf
Very interesting, thank you for the useful information.
Can I get a discount if I order several services at once?
I need a house painter and I think that you may be the right one for my house.
My friend told me about you. I have a job for you in the city.
We need to talk about your last invoice, please respond quickly.
What time do you open tomorrow? I cannot find it anywhere.
Looking forward to your answer about the offer from last week.
`);

/** Identical, seemingly harmless texts sent from ever-changing addresses. */
export const massMailings: readonly string[] = [
  'I represent a group of investors who would like to purchase painting companies in your region this quarter. The process is discreet. Would you consider selling?',
  'My name is Walter and I run a small newsletter for tradesmen on the East Coast. I would like to feature your firm in the spring edition; there is a modest fee for the page.',
  'We sell used boom lifts and scaffolding from completed projects. The list changes every day, so tell me what you need and I will hold it for you until Friday.',
  'Our church is collecting for a new roof, and every contractor who gives will be named on the wall. Please answer with the amount that we may put down for your firm.',
  'Look at this before you paint another house, it will change how you work: https://miracle-coating.example',
  'I am moving to your area from abroad and will pay in advance by cashier check for the whole house. My mover will pick up the difference from you in cash, please confirm.',
  'Kindly let me know if you accept all major cards. I have a hearing problem and cannot speak by phone; the project is the whole house, and my agent will send you the plans.',
  'News from the trade show: the tool that every painter talks about is here at last, see www.edge-wizard.example',
];
