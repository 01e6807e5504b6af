/** Queries of visitors, and the businesses in the demo city that match; judged by hand. */
export interface Question {
  kind: string
  q: string
  area?: string
  /** Right answers; empty where nobody in the city does it. */
  good: readonly string[]
  /** Acceptable where nobody does it. */
  near?: readonly string[]
  /** Must not be among the first three. */
  bad?: readonly string[]
}

type Row = readonly [q: string, good: string, rest?: { area?: string; near?: string; bad?: string }]

const names = (text = '') => text.split('; ').filter(Boolean)

const asked = (kind: string, rows: readonly Row[]): Question[] =>
  rows.map(([q, good, { area, near, bad } = {}]) => ({
    kind,
    q,
    area,
    good: names(good),
    near: names(near),
    bad: names(bad),
  }))

const PLUMBERS = 'Forest Drive Plumbing; Voortrekker Road Plumbers; Tyger Tap & Drain'

const MEDICAL =
  'Dr Davids & Partners; Malachite Dental Studio; Umntwana Mother & Baby Clinic; Stride & Mend Physio; Robben View Optometrist'

export const QUESTIONS: readonly Question[] = [
  ...asked('trade', [
    ['plumbers', PLUMBERS],
    ['electricians', 'Abrahams & Sons Electrical', { bad: 'Montague Auto Electric' }],
    ['DENTIST', 'Malachite Dental Studio'],
    ['mechanics', 'Mitchells Plain Motors; Bikini Beach Motors; Kildare Classic Garage'],
    ['tailor', 'Hassen & Son Master Tailors'],
    ['handyman', 'Handige Hendrik'],
    ['photographers', 'Lig & Lens Photography; South Easter Studio'],
    ['optician', 'Robben View Optometrist'],
    ['barber', "Sea Point Fades; Strand Street Barber; Roodebloem Barbers' Union"],
    ['gym', 'Promenade Strength Club; Lentegeur Iron Works Gym'],
    [
      'caterer',
      "Galiema's Table; Yiayia Voula; Banadir Kitchen; Naidoo's Tiffin Room; Bom Dia Prego House; Chez Mama Mukendi; Mama Nosizwe's Sunday Table; Masonwabe Tents & Events",
    ],
    ['movers', 'Lekka Lift Movers'],
    ['pest control', 'Goggas Weg', { bad: 'Clutch Control Driving School' }],
    ['signwriter', 'Bord & Banier Signs'],
    ['nursery', 'Pepper Tree Nursery'],
    ['physiotherapist', 'Stride & Mend Physio'],
    ['creche', 'Little Anchors Educare', { bad: 'Klein Boekies Bookkeeping' }],
  ]),
  ...asked('service', [
    ['pet grooming', 'Stertjie Pet Parlour'],
    ['lash extensions', 'Die Wimperkamer'],
    ['tax return', 'Patel & Daughters Accounting'],
    ['data recovery', 'Ctrl Alt Repair'],
    ['wheel alignment', 'Voortrekker Tyre Exchange'],
    ['antenuptial contract', 'Rietvlei Notaries; Helder Legal'],
    ['learner licence', 'Clutch Control Driving School'],
    ['dent removal', 'Panel Art Maitland'],
    ['key cutting', 'The Retreat Shoe Hospital'],
    ['bouldering', "Devil's Grip Climbing Room"],
    ['tow bar', 'Wesfleur Radiator & Exhaust; Bergpad 4x4 & Bakkie'],
    ['wedding invitations', 'Durham Avenue Print Works'],
    ['deep tissue massage', 'Slangkop Bodywork'],
    ['tent hire', 'Masonwabe Tents & Events'],
    ['bunny chow', "Naidoo's Tiffin Room"],
    ['kayak hire', 'Sentinel Paddle & Swim'],
  ]),
  ...asked('phrase', [
    ['someone to fix my geyser', PLUMBERS],
    ['I need a quote to paint my house', 'Van der Merwe Verf & Paint'],
    ['my phone screen is cracked', 'Jubba Star Cellular; Ctrl Alt Repair'],
    ['car broke down on the N2', 'Baden Powell Towing'],
    ['where can I learn to drive', 'Clutch Control Driving School'],
    ['my tooth is sore', 'Malachite Dental Studio'],
    ['get rid of cockroaches', 'Goggas Weg'],
    ['help with my tax', 'Patel & Daughters Accounting'],
    ['I was fired from work', 'Mdluli Jacobs Attorneys'],
    ['the zip of my bag is broken', 'The Retreat Shoe Hospital'],
    ['teach my daughter to swim', 'Silwerstrand Aqua Club'],
    ['someone to clean my house every week', 'Siyacoca Cleaning Co-op'],
    ['where do I get my eyes tested', 'Robben View Optometrist'],
    ['shorten my trousers', 'Hassen & Son Master Tailors'],
    ['place to stay for the night', 'Guava House Rooms'],
    ['my husband, my kids and my granny are cold: fix the old geyser', PLUMBERS],
    ['a reliable person to repair the old computer in our home office', 'Ctrl Alt Repair'],
    ['computer shop', 'Jubba Star Cellular; Ctrl Alt Repair'],
    ['a quiet place to work with good coffee', 'Windgat Coffee Works'],
  ]),
  ...asked('misspelling', [
    ['electrisian', 'Abrahams & Sons Electrical'],
    [
      'restuarant',
      'Harbour Table; Gable & Vine; Apostles Beach House; Yiayia Voula; Bree & Barrel; Pelagus Counter',
    ],
    ['acountant', 'Patel & Daughters Accounting; Klein Boekies Bookkeeping'],
    ['masage', 'Buchu & Salt Day Spa; Slangkop Bodywork; Hammam Al Bahr; Drift Float Rooms'],
    ['panelbeaters', 'Panel Art Maitland'],
    ['hand yman', 'Handige Hendrik'],
    ['fotographer', 'Lig & Lens Photography; South Easter Studio'],
    [
      '',
      'Mitchells Plain Motors; Boeta Yusuf se Koesisters; Lentegeur Iron Works Gym; Jubba Star Cellular',
      { area: 'Mitchels Plain' },
    ],
    ['surf', 'Corner Break Surf School', { area: 'Muizenburg' }],
  ]),
  ...asked('Afrikaans', [
    ['elektrisiën', 'Abrahams & Sons Electrical'],
    ['tandarts', 'Malachite Dental Studio'],
    [
      'prokureur',
      'Mdluli Jacobs Attorneys; Helder Legal; Adams & Petersen Family Law; Tygervallei Regshulp',
    ],
    ['haarkapper in Durbanville', 'Skêr & Kam'],
    ['paneelklopper', 'Panel Art Maitland'],
    ['blomme', 'Blomme by Bahia'],
    ['ek soek n verwer', 'Van der Merwe Verf & Paint'],
    ['bestuurskool', 'Clutch Control Driving School'],
    ['goedkoop wegneemetes', 'Aunty Poppie se Gatsbys; Die Ou Skuit Fisheries; Banadir Kitchen'],
  ]),
  ...asked('isiXhosa', [
    ['iplamba', PLUMBERS],
    [
      'igqwetha',
      'Mdluli Jacobs Attorneys; Helder Legal; Adams & Petersen Family Law; Tygervallei Regshulp',
    ],
    ['ikhritshi', 'Little Anchors Educare'],
    ['inyama', 'Emlanjeni Shisanyama; Kole & Vis; Bom Dia Prego House'],
    ['umakhenikhi', 'Mitchells Plain Motors; Bikini Beach Motors; Kildare Classic Garage'],
    [
      'ndifuna isaluni',
      "Thembi's Hair Palace; Kloof & Comb; Rondebosch Hair Co; Salon Fatiema; Skêr & Kam; Crown & Coil; The Braid Room; Blouberg Blowdry Bar",
    ],
    ['ukucoca', 'Siyacoca Cleaning Co-op'],
  ]),
  ...asked('place', [
    [
      'Khayelitsha',
      "Thembi's Hair Palace; Siyacoca Cleaning Co-op; Kasi Reach Media; Masonwabe Tents & Events",
    ],
    [
      'Kaapstad',
      'Bree & Barrel; Windgat Coffee Works; Kelder Books; Karibu Immigration Practice; South Easter Studio; Mdluli Jacobs Attorneys',
    ],
    ['gugs', 'Emlanjeni Shisanyama; Iqhawe Boxing Academy'],
    ['', 'Kol & Korst; Bergpad 4x4 & Bakkie; Lig & Lens Photography', { area: 'Stellies' }],
    ['', 'The Jackass Tea Deck', { area: 'Simonstown' }],
    [
      '',
      "Thembi's Hair Palace; Siyacoca Cleaning Co-op; Kasi Reach Media; Masonwabe Tents & Events",
      { area: 'eKhayelitsha' },
    ],
    ['', 'Kole & Vis; Robben View Optometrist', { area: 'melkbos' }],
    ['', 'Strand Street Barber; Silwerstrand Aqua Club; Klik met Katryn', { area: 'Strand' }],
    ['', 'Skêr & Kam; Van der Merwe Verf & Paint; Die Wimperkamer', { area: 'durbanville' }],
  ]),
  ...asked('trade in a place', [
    ['babysitter in durbanville', 'Little Anchors Educare', { bad: 'Klein Boekies Bookkeeping' }],
    ['hair salon obs', 'Lower Main Locs'],
    ['electrician khayelitsha', 'Abrahams & Sons Electrical'],
    ['restaurant waterfront', 'Pelagus Counter'],
    ['gym mitchells plain', 'Lentegeur Iron Works Gym'],
    ['accountant in Claremont', 'Patel & Daughters Accounting'],
    ['lawyer somerset west', 'Helder Legal'],
    ['breakfast near Muizenberg', 'False Bay Pantry'],
    ['coffee CBD', 'Windgat Coffee Works'],
    ['nails', 'Nkosazana Beauty Bar', { area: 'Gugulethu' }],
    ['phone repair', 'Jubba Star Cellular', { area: 'the Plain' }],
    ['tyres', 'Voortrekker Tyre Exchange', { area: 'Bellville' }],
  ]),
  ...asked('wish', [
    ['24 hour locksmith', 'Night Owl Locksmiths'],
    ['emergency plumber', PLUMBERS],
    ['dog friendly restaurant', 'False Bay Pantry; Die Pêrel Padstal; Windgat Coffee Works'],
    ['vegan food', 'Little Nong Khai; False Bay Pantry; The Upper Orange Supper Club'],
    ['best sushi', 'Pelagus Counter'],
    ['restaurant with sea view', 'Apostles Beach House; The Jackass Tea Deck'],
    ['cheap gym', 'Lentegeur Iron Works Gym; Iqhawe Boxing Academy'],
    [
      'coffee shop near me',
      'Windgat Coffee Works; False Bay Pantry',
      { bad: 'Vasco Cool Air & Fridge' },
    ],
    ['boxing for women', 'Iqhawe Boxing Academy'],
    [
      'halaal restaurant',
      "Galiema's Table; Banadir Kitchen; Aunty Poppie se Gatsbys; Naidoo's Tiffin Room; Boeta Yusuf se Koesisters",
    ],
  ]),
  ...asked('name', [
    ['thembis hair palace', "Thembi's Hair Palace"],
    ['Salt River Cycle', 'Salt River Cycles'],
    ['windgat', 'Windgat Coffee Works'],
    ['die wimper kamer', 'Die Wimperkamer'],
    ['naidoos tifin room', "Naidoo's Tiffin Room"],
    ['hassen and son', 'Hassen & Son Master Tailors'],
    ['kelder boeke', 'Kelder Books'],
    ['nightowl locksmith', 'Night Owl Locksmiths'],
  ]),
  ...asked('short word', [
    ['tax', 'Patel & Daughters Accounting'],
    ['tow', 'Baden Powell Towing'],
    ['skin', 'Noor Skin Studio'],
    ['bike', 'Salt River Cycles', { bad: 'Night Owl Locksmiths; Kloof Nek Wash House' }],
    [
      'car',
      'Mitchells Plain Motors; Bikini Beach Motors; Kildare Classic Garage; Shine ka Bhuti Car Wash',
    ],
    ['keys', 'Night Owl Locksmiths; The Retreat Shoe Hospital', { bad: 'Isigqi Music School' }],
    ['wax', 'Die Wimperkamer; Hammam Al Bahr'],
    ['dog', 'Stertjie Pet Parlour'],
  ]),
  ...asked('nobody', [
    ['pharmacy', '', { near: MEDICAL }],
    ['butchery', 'Emlanjeni Shisanyama'],
    ['tattoo', ''],
    ['travel agent', ''],
    ['psychologist', '', { near: MEDICAL }],
    ['scuba diving', ''],
    ['xylophone', ''],
    [
      'car rental',
      '',
      {
        near: 'Mitchells Plain Motors; Voortrekker Tyre Exchange; Shine ka Bhuti Car Wash; Panel Art Maitland; Baden Powell Towing; Montague Auto Electric; Bergpad 4x4 & Bakkie; Wesfleur Radiator & Exhaust; Bikini Beach Motors; Kildare Classic Garage',
      },
    ],
    ['hospital', '', { near: MEDICAL, bad: 'The Retreat Shoe Hospital' }],
    ['plumber in Johannesburg', '', { near: 'Forest Drive Plumbing; Schapenberg Solar' }],
  ]),
  ...asked('as newcomers say it', [
    [
      'i am looking for somebody in claremont who can fix my broken geyser today please because there is no hot water',
      PLUMBERS,
    ],
    ['my toilet is blocked in obs', PLUMBERS],
    ['i need a locksmith right now i am locked out', 'Night Owl Locksmiths'],
    ['who can help me with my tax return', 'Patel & Daughters Accounting'],
    [
      'my car wont start',
      'Mitchells Plain Motors; Bikini Beach Motors; Kildare Classic Garage; Baden Powell Towing; Montague Auto Electric',
    ],
    ['laptop screen broken', 'Ctrl Alt Repair'],
    ['load shedding inverter', 'Abrahams & Sons Electrical; Schapenberg Solar'],
    ['learn to drive', 'Clutch Control Driving School'],
    ['sunday lunch with kids', "Harbour Table; Mama Nosizwe's Sunday Table"],
    ['wedding flowers', 'Blomme by Bahia'],
    ['eye test', 'Robben View Optometrist'],
    ['will and testament lawyer', 'Helder Legal; Rietvlei Notaries'],
    ['skip hire', ''],
  ]),
  ...asked('in other tongues', [
    ['iplamba e khayelitsha', PLUMBERS],
    ['goedkoop loodgieter bellville', PLUMBERS],
    ['waar kan ek my hare laat sny', "Salon Fatiema; Rondebosch Hair Co; Thembi's Hair Palace"],
    ['fietswinkel', 'Salt River Cycles'],
    ['umthungi', 'Hassen & Son Master Tailors'],
  ]),
  ...asked('misspelt suburbs and nicknames', [
    ['dentist muizenburg', 'Malachite Dental Studio'],
    ['dog groomer rondebosh', 'Stertjie Pet Parlour'],
    ['best coffee in woodstok', 'Windgat Coffee Works; Bree & Barrel'],
    ['restaurant in the bo kaap', "Galiema's Table"],
    ['halaal restaurant athlone', 'Aunty Poppie se Gatsbys'],
    ['car service mitchels plain', 'Mitchells Plain Motors'],
    ['gugs barber', "Salon Fatiema; Crown & Coil; Thembi's Hair Palace"],
  ]),
  ...asked('wishes', [
    ['vegan food', 'The Upper Orange Supper Club; False Bay Pantry; Little Nong Khai'],
    ['massage near me', 'Buchu & Salt Day Spa; Hammam Al Bahr'],
    ['open late pizza', 'Kol & Korst'],
  ]),
  ...asked('one word too many', [
    ['house cleaners', 'Siyacoca Cleaning Co-op', { bad: 'Kloof Nek Wash House' }],
    ['barista course', 'Windgat Coffee Works', { bad: "Devil's Grip Climbing Room" }],
    ['sushi delivery', 'Pelagus Counter'],
    ['baby shower cake', 'The Jackass Tea Deck; Die Pêrel Padstal'],
    ['pregnancy massage', 'Buchu & Salt Day Spa; Hammam Al Bahr; Drift Float Rooms'],
    ['power keeps tripping', 'Abrahams & Sons Electrical'],
    ['will for my mother', 'Helder Legal; Rietvlei Notaries'],
  ]),
  ...asked('streets and landmarks', [
    ['books long street', 'Kelder Books'],
    ['dentist near UCT', 'Malachite Dental Studio'],
    ['restaurant at the waterfront', 'Pelagus Counter'],
    ['', 'Rondebosch Hair Co', { area: 'UCT' }],
  ]),
  ...asked('written as one', [
    ['motorbande', 'Voortrekker Tyre Exchange'],
    ['huisverwer', 'Van der Merwe Verf & Paint'],
    ['ibhakhi', 'Bergpad 4x4 & Bakkie'],
    ['troukoek', 'The Jackass Tea Deck; Die Pêrel Padstal'],
  ]),
  ...asked('words of their own', [
    ['pain', 'Stride & Mend Physio; Slangkop Bodywork', { bad: 'Van der Merwe Verf & Paint' }],
    ['vegitarian', 'The Upper Orange Supper Club'],
    ['ink', '', { near: 'Durham Avenue Print Works', bad: 'Sentinel Paddle & Swim' }],
    ['casino', ''],
    ['cinema', ''],
    ['sofa', ''],
    ['shark cage diving', ''],
    ['pottery class', ''],
    ['gluten free', ''],
    ['dstv installer', ''],
    ['tattoo removal', ''],
    ['window tinting', ''],
    ['veterinary clinic', '', { near: 'Stertjie Pet Parlour' }],
  ]),
  ...asked('the trade is further away', [
    ['house cleaner claremont', 'Siyacoca Cleaning Co-op'],
    ['elektrisiën brackenfell', 'Abrahams & Sons Electrical'],
    ['dentist for kids', 'Malachite Dental Studio; Umntwana Mother & Baby Clinic'],
  ]),
  ...asked('as people say it', [
    ["someone to cut my dog's hair", 'Stertjie Pet Parlour', { bad: 'Rondebosch Hair Co' }],
    ['where can i get my nails done', 'Nkosazana Beauty Bar; Lacquer Lane'],
    ['burst pipe now', PLUMBERS],
    ['car battery flat', 'Montague Auto Electric; Baden Powell Towing'],
    ['learn to drive', 'Clutch Control Driving School'],
    ['make a will', 'Helder Legal; Second Half Planning; Rietvlei Notaries'],
    ['fix cracked phone screen', 'Jubba Star Cellular; Ctrl Alt Repair'],
    ['wifi not working', 'Rooi Draad Networks'],
    ['move house', 'Lekka Lift Movers'],
    ['massage for two', 'Drift Float Rooms'],
    ['yoga observatory', 'Still Point Yoga'],
    ['pool cleaning', ''],
  ]),
]
