/** Cars, law, money, technology, advertising. The format is described in `../meanings.ts`. */
export const WORK = `
mechanic, motor repair, car service, car repair, services and brakes, werktuigkundige, umakhenikhi, motorwerktuigkundige, diagnostics, motors; garage, car, motor, imoto, motorwerf, service my car, car wont start, wont start, fix my car, car broken, car noise, engine, oil change, car trouble, check engine light, major service | Automotive | @Automotive
brakes, brake, remme, brake pads | Automotive | mechanic
clutch, clutches, gearbox, cambelt, koppelaar | Automotive | mechanic
tyre, tyres, tire, tires, bande, amavili, wheel alignment, balancing, puncture; flat tyre, pap wiel, pap band, puncture repair, flat tire, new tyres, wielsporing, shocks, wheel balancing | Automotive
car wash, carwash, karwas, valet, full valet, ukuhlamba imoto, engine wash, seat cleaning; wash my car, clean my car, car cleaned, car valet, car detailing, was my kar, hlamba imoto | Automotive
panel beater, panel beating, panelbeater, paneelklopper, spray painting, dent removal; dent, dents, scratch, scratches, bumper, hail damage, accident damage, duik, bumper scratched, bumper bashed | Automotive
towing, tow truck, tow, insleep, insleepdiens, flatbed, accident recovery, jump start; breakdown, broke down, car broke down, stuck on the highway, stuck on the road, roadside assistance, jumpstart, battery flat, flat battery, out of petrol, ran out of petrol, sleepdiens | Automotive
auto electrician, auto electrical, auto electric, alternator, starter motor, car battery, motorbattery, battery; batteries, car lights, dead battery, alternators | Automotive
radiator, radiators, verkoeler, overheating; car overheating, engine overheating | Automotive
exhaust, exhausts, uitlaat, silencer, uitlaatstelsel, tow bar | Automotive
roadworthy, padwaardig, roadworthies; roadworthy test, padwaardigheid, licence my car | Automotive | mechanic
4x4, bakkie, off road, suspension, canopy, canopies, landcruiser, hilux; four by four, suspension lift, bakkie canopy, veldvoertuig, ibhakhi, iibhakhi | Automotive
classic car, vintage car, classic car servicing, restoration, carburettor, old cars; classic cars, oldtimer, beetle, antique car | Automotive
outboard, outboard motors, boat engine; boat motor, boat repair, bootmotor | Automotive
rust treatment, rust, underbody; rus | Automotive
number plates, number plate, nommerplate | Automotive
window tinting, tinted windows, smash and grab | Automotive
windscreen, windskerm, chipped windscreen | Automotive | panel beater
petrol station, petrol, fuel, service station, vulstasie, filling station, diesel | Automotive | @Automotive
car hire, car rental, motorhuur, rent a car, vehicle rental; hire a car | Automotive | @Automotive
car dealer, second hand cars, used cars, cars for sale | Automotive | @Automotive
motorbike, motorcycle, scooter, motorfiets | Automotive | mechanic
taxi, uber, shuttle, airport pick up, airport transfer, cab, itekisi, transfers; lift to airport, airport shuttle | Other, Automotive
lawyer, attorney, attorneys, law, legal, prokureur, prokureurs, advocate, advokaat, igqwetha, regshulp, law firm; legal advice, legal help, sue, court, hof, lawyers | Legal | @Legal
labour law, ccma, disciplinary hearing, employment contract, arbeidsreg; unfair dismissal, dismissal, dismissed, fired from work, fired, retrenched, retrenchment, labour lawyer, labour court, afgedank, hearing at work, unfairly dismissed, lost my job | Legal | lawyer
divorce, egskeiding, family law, custody, maintenance, protection order, familiereg, uqhawulo mtshato; child maintenance, papgeld, child support, divorce lawyer, custody of my child, child custody, getting divorced, family lawyer, muslim marriage, nikah, restraining order | Legal | lawyer
conveyancing, conveyancer, transportprokureur, property transfer, oordrag; transfer attorney, transfer of property, house transfer, transfer lawyer, buying a house | Legal | home loans
wills, will, wills and estates, testament, estate planning, boedel, deceased estate; last will, make a will, a will, my will, will for, will and testament, draw up a will, testamente, ilifa | Legal, Finance | lawyer
antenuptial, antenuptial contract, anc, huweliksvoorwaardekontrak; prenup, prenuptial, marriage contract | Legal | notary
notary, notaries, notaris, apostille, certified copies, apostilles; certify documents, certify, commissioner of oaths, certified copy, kommissaris van ede | Legal | lawyer
visa, visas, immigration, work visa, permanent residence, asylum, permits, immigrasie; work permit, permit, study visa, refugee, home affairs, passport, lost my passport, asylum seeker, visa lawyer, visum, residence permit | Legal
document translation, translator, translation, vertaler, vertaling; translate, translate documents | Legal
debt review, debt counselling, debt counsellor, skuldhersiening, skuldberading; debt, too much debt, in debt, skuld, ityala | Legal, Finance
eviction, evictions, evict, uitsetting; tenant not paying, tenant wont leave, landlord, landlord dispute | Legal | lawyer
small claims, small claims advice, contracts, kontrakte, contract; small claims court, draw up contract | Legal | lawyer
accountant, accounting, rekenmeester, accountants, bookkeeper, bookkeeping, boekhouer, boekhouding, payroll, umphicothi; books done, do my books, auditor, ouditeur, financial statements, salaries, payslips | Finance | tax
tax, tax returns, tax return, belasting, irhafu, sars, vat, efiling, belastingopgawe; do my taxes, taxes, tax consultant, tax practitioner, belastingkonsultant, tax season | Finance | accountant
payslips, payroll, uif, coida, uif and coida; register for uif, salarisse | Finance | accountant
company registration, cipc, annual returns, maatskappy registrasie; register a company, register company, register my business, start a business, new company | Finance | accountant
insurance, versekering, insurance broker, farm insurance, household cover, short term insurance, business cover, i inshorensi; insure, car insurance, house insurance, makelaar, home insurance, insure my car | Finance
home loan, home loans, bond brokers, bond originator, huislening, verbandlening, verband, bond, pre qualification; mortgage, housing loan, buy a house, first time buyer, first home, property loan | Finance | conveyancing
loan, lening, personal loan, cash loan, mashonisa, credit, imali mboleko | Finance | home loans, debt review
retirement planning, retirement, financial planner, financial advisor, financial adviser, annuities, aftree beplanning, living annuities; retire, aftrede, pension, pensioen, invest, investment, investments, beleggings, financial advice, financial planning, finansiele adviseur, umhlalaphantsi | Finance | wills
stokvel, savings club, burial society, savings plan, umgalelo; save money, savings, spaar, gooi gooi, imali, umasingcwabane, begrafnispolis, funeral cover, funeral policy | Finance
estate agent, estate agents, real estate, property sales, realtor, eiendomsagent, letting agent, property agent, rentals; flat to rent, house for sale, sell my house | Finance, Legal, Other | home loans, conveyancing
bank, atm, foreign exchange, forex, bureau de change | Finance
computer repair, laptop repair, laptop, rekenaarherstel, rekenaar, screen replacement, data recovery, upgrades, ikhompyutha; computer, computers, fix my computer, fix my laptop, laptop broken, pc repair, slow computer, rekenaars, mac repair, recover files, lost files, recover photos, lost my photos, laptop screen, computer wont start, coffee on my laptop, spilled coffee on laptop | Technology
phone repair, cellphone repair, foonherstel, cellular, selfoon, screen replacement, cell repair, ifowuni, unlocking, airtime; phone, cell phone, cellphone, cracked screen, broken screen, phone screen, fix my phone, screen cracked, phone battery, iphone repair, phone fell, selfoonherstel, umakhalekhukhwini, dropped my phone, smashed phone | Technology | computer repair
computer lessons, phone lessons, help for pensioners, computer help, computer help at home, printer setup, scam checks; teach my mother to use, rekenaarlesse, computer help for old people, computer for seniors, help with whatsapp, help my granny, scam, printer, set up printer, printer not working, computer help for pensioners, help with my phone | Technology | computer repair
wifi, wi fi, network cabling, fibre, networks, internet, server support, cabling, netwerk; slow internet, office network, internet installation, wifi installation, fiber, server, it support, it company, network, wifi not working, i t support | Technology
software, software developer, web apps, mobile apps, online shop, app developer, sagteware, online shops, apps; app, build an app, app development, online store, programmer, developer, e commerce, ecommerce, mobile app, software development, booking system | Technology | web design
web design, websites, website, webwerf, web designer, webontwerp, web apps; build a website, make a website, new website, web developer, webblad | Marketing & Advertising, Technology
branding, brand identity, brand identities, logo, packaging, copywriting, graphic design, handelsmerk; logo design, design a logo, designer, graphic designer, ontwerper, rebrand, grafiese ontwerp, copywriter | Marketing & Advertising
marketing, advertising, advertensies, bemarking, activations, radio spots, taxi advertising, reklame, intengiso; advertise, advertise my business, marketing agency, advertising agency, ad agency, promote my business, billboard, radio advert, more customers | Marketing & Advertising | @Marketing & Advertising
social media, sosiale media, community management, google reviews, content days; instagram, facebook page, tiktok, facebook ads, manage my instagram, social media manager | Marketing & Advertising | marketing
sign writer, signs, signage, signwriting, banners, shop signs, light boxes, borde, naamborde, vehicle branding, pull up banner; sign, shop sign, signboard, banner, uithangbord, sign maker, sign company, vehicle wrap, bakkie branding, car branding | Marketing & Advertising | printing
printing, printer shop, print works, print shop, drukwerk, drukker, digital printing, litho, business cards, flyers, invitations, menus, ushicilelo; print, flyer, pamphlets, business card, besigheidskaartjies, posters, wedding invitations, uitnodigings, wedding invites, print flyers, photocopies, t shirt printing | Marketing & Advertising | signs
photographer, photography, fotograaf, product photography, food photography, portraits, team portraits, short video, umfoti; photos, drone, drone photography, photo shoot, photoshoot, fotografie, pictures taken, videographer, headshots, wedding photographer, product photos, video, troufotograaf | Marketing & Advertising
mural, murals, wall mural, muurskildery | Marketing & Advertising
`
