/** Said on every page that the list fills, so that nobody takes these businesses for real ones. */
export const LIST_SOURCE = 'an invented list, for this demo'
export const LIST_FILE = 'street-and-market-walk.csv'

/**
 * Forty businesses whose owners have not come yet, as a file that an admin has imported: of some much is known, of
 * some next to nothing. The last rows cannot be used, or are perhaps a business that is listed.
 */
export const LIST = `Number;Name;Trade;Address;Suburb;Phone;E-mail;Website;About;Services;Hours
W001;Zaida’s Kitchen;Restaurant;118 Upper Leeuwen Lane;Bo-Kaap;021 000 1401;zaidas-kitchen@example.co.za;;A kitchen with six tables behind a green door. Rotis and samoosas over the counter, denningvleis on Fridays, platters if you ring a day before. Cash or card, no alcohol.;Rotis, Samoosas, Denningvleis, Platters to order;"Mon-Sat 09:00-17:00; Sun 10:00-15:00"
W002;Oom Koos Ys;Restaurant;4 Victoria Stands;Camps Bay;077 000 1402;;;;Ice cream, Cold drinks;Mon-Sun 10:00-18:00
W003;Longmarket Rotis;Restaurant;77 Longmarket Row;City Centre;077 000 1403;;;;;Mon-Fri 10:00-16:00
W004;Drill Corner Shisanyama;Restaurant;9 Drill Corner;Gugulethu;021 000 1404;drill-corner-shisanyama@example.co.za;;Choose your meat at the counter and take a number: the fire does the rest. Pap and chakalaka by the bowl, plastic chairs in the yard, music from three in the afternoon.;Shisanyama, Pap, Chakalaka;Fri-Sun 11:00-21:00
W005;Slipway Fish & Chips;Restaurant;2 Slipway Road;Hout Bay;077 000 1405;;;;;Mon-Sun 10:30-20:00
W006;Aunty Merle’s Gatsbys;Restaurant;31 Klip Court;Grassy Park;077 000 1406;;;;Gatsbys, Salomies;
W007;Driftwood Tea Room;Restaurant;15 Lighthouse Close;Kommetjie;;;;;;
W008;Nonki’s Braids & Weaves;Hair Salon;210 Spine Walk;Khayelitsha;077 000 1408;;;Two chairs under a shade net beside the taxi rank. Braids and cornrows while you wait, weaves by appointment, children before school on Fridays. Ask for Nonki.;Braids, Weaves, Cornrows;Mon-Sat 09:00-19:00
W009;Sharp & Sons Barbers;Hair Salon;66 Halt Street;Elsies River;077 000 1409;;;;;Mon-Sat 09:00-19:00
W010;Vasco Hair & Beauty;Hair Salon;12 Vasco Lane;Goodwood;021 000 1410;;https://vasco-hair-beauty.example;;Cuts, Colour;
W011;Tafelsig Fades;Hair Salon;5 Kilimanjaro Place;Mitchells Plain;077 000 1411;;;;;
W012;Mirror Mirror Hair Studio;Hair Salon;40 Station Parade;Fish Hoek;077 000 1412;mirror-mirror-hair-studio@example.co.za;;;;"Mon-Fri 08:00-17:00; Sat 08:00-13:00"
W013;Trill Road Geysers;Home Services;45 Trill Mews;Observatory;021 000 1413;trill-road-geysers@example.co.za;;Geysers out and in on the same day, solar or not. Small leaks and blocked drains in the streets around the observatory, on foot with a trolley, so the call-out costs little.;Geysers, Leaking taps, Blocked drains;"Mon-Fri 08:00-17:00; Sat 08:00-13:00"
W014;Bright Spark Electrical;Home Services;8 Circuit Close;Parow;077 000 1414;;;;Rewiring, Certificates of compliance;"Mon-Fri 08:00-17:00; Sat 08:00-13:00"
W015;Strandfontein Roofing & Gutters;Home Services;23 Dune View;Mitchells Plain;077 000 1415;;;;Roof repairs, Gutters;
W016;Die Groen Vingers Tuindienste;Home Services;7 Wellington Hof;Durbanville;021 000 1416;;https://die-groen-vingers-tuindienste.example;;Garden service, Tree felling;
W017;Blouberg Window Cleaners;Home Services;90 Marine Loop;Bloubergstrand;077 000 1417;;;;;
W018;Langa Locksmith;Home Services;3 Washington Corner;Langa;077 000 1418;;;;Locks, Keys cut;Mon-Sun 07:00-19:00
W019;Sam’s Tyres;Automotive;134 Main Yard;Strand;021 000 1419;;;;Tyres, Puncture repairs, Wheel balancing;"Mon-Fri 08:00-17:00; Sat 08:00-13:00"
W020;Maitland Exhaust & Towbar;Automotive;19 Voortrekker Yard;Maitland;077 000 1420;maitland-exhaust-towbar@example.co.za;;;;"Mon-Fri 08:00-17:00; Sat 08:00-13:00"
W021;Kuils River Panel Beaters;Automotive;58 Van Riebeeck Yard;Kuils River;077 000 1421;;;;Panel beating, Spray painting;
W022;Rank Side Car Wash;Automotive;1 Rank Side;Nyanga;;;;;;Mon-Sun 07:00-19:00
W023;Kraaifontein Auto Electric;Automotive;27 Brighton Yard;Kraaifontein;077 000 1423;;;;;
W024;Silver Leaf Nails;Beauty & Wellness;14 Plumstead Arcade;Plumstead;077 000 1424;;;;Gel nails, Pedicures;Mon-Sat 09:00-19:00
W025;Table View Thai Massage;Beauty & Wellness;6 Blaauwberg Arcade;Table View;021 000 1425;;https://table-view-thai-massage.example;;;Mon-Sun 10:00-19:00
W026;Gatesville Brow Bar;Beauty & Wellness;33 Klipfontein Arcade;Gatesville;077 000 1426;;;;;
W027;Muizenberg Sunrise Yoga;Fitness;11 Beach Steps;Muizenberg;077 000 1427;muizenberg-sunrise-yoga@example.co.za;;;Yoga on the beach, Stretching;Tue-Sun 06:30-09:30
W028;Iron Yard Gym;Fitness;72 Belgravia Yard;Athlone;021 000 1428;;;;;Mon-Sat 05:30-21:00
W029;Delft Boxing Club;Fitness;18 Delft Main Hall;Delft;077 000 1429;;;;;
W030;Pinelands Piano & Theory;Education;4 Forest Circle;Pinelands;077 000 1430;;;;Piano lessons, Theory;
W031;Code School Century City;Education;20 Bridgeway Lane;Century City;021 000 1431;;https://code-school-century-city.example;;Coding for children;Mon-Fri 08:30-16:30
W032;Wynberg Physio Rooms;Medical;16 Maynard Rooms;Wynberg;077 000 1432;;;;Physiotherapy, Sports injuries;Mon-Fri 08:30-16:30
W033;Atlantis Optometrist;Medical;2 Wesfleur Row;Atlantis;077 000 1433;;;;;"Mon-Fri 08:00-17:00; Sat 08:00-13:00"
W034;Bellville Bookkeeping Desk;Finance;101 Durban Row;Bellville;021 000 1434;bellville-bookkeeping-desk@example.co.za;;;Bookkeeping, Payslips;Mon-Fri 08:30-16:30
W035;Conveyancing on Church;Legal;13 Church Row;Stellenbosch;077 000 1435;;;;;Mon-Fri 08:30-16:30
W036;Signboards of Salt River;Marketing & Advertising;50 Voortrekker Lane;Salt River;077 000 1436;;;;Signboards, Vehicle wraps;"Mon-Fri 08:00-17:00; Sat 08:00-13:00"
W037;Newmarket Phone Repairs;Technology;Shop 3, 14 Station Row;Woodstock;021 000 1437;;;A counter the width of a door in the Newmarket passage. Cracked screens in an hour, batteries while you wait, and an honest no when a phone is past saving. Old phones bought for parts.;Screens, Batteries, Unlocking;Mon-Sat 09:00-19:00
W038;Die Naaldwerkster;Other;9 Lower Main Arcade;Observatory;077 000 1438;;;;Alterations, Zips, Matric dresses;"Mon-Fri 08:00-17:00; Sat 08:00-13:00"
W039;Helderberg Framing;Other;29 Bright Row;Somerset West;077 000 1439;helderberg-framing@example.co.za;;;;"Mon-Fri 08:00-17:00; Sat 08:00-13:00"
W040;Paarl Print & Copy;Other;60 Lady Grey Row;Paarl;021 000 1440;;;;;Mon-Fri 08:30-16:30
W100;;Restaurant;3 Harbour Row;Kalk Bay;;;;;;
W101;Karoo Fuel Stop;Automotive;8 Voortrekker Row;Oudtshoorn;;;;;;
W102;Kaap Kitchen;Restaurant;21 Buiten Row;City Centre;ask inside;;;;;
W103;The Braid Room;Hair Salon;18 Kruskal Arcade;Bellville;;;;;;
`
