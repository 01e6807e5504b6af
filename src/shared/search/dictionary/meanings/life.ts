/** Learning, animals, parties, shops and travel. The format is described in `../meanings.ts`. */
export const LIFE = `
tutor, tutors, tutoring, maths tutoring, ekstra klasse, extra classes, extra lessons, homework club, reading; maths, math, mathematics, wiskunde, homework, huiswerk, learn to read, struggling at school, maths teacher, utitshala, izibalo, reading lessons, bad marks | Education
creche, day care, daycare, educare, kleuterskool, dagsorg, grade r, aftercare, ikhritshi, preschool, pre school, nursery school; toddler care, childcare, child care, babysitter, nanny, kindergarten, naskool, after school care, after care, holiday care, kinderoppas, look after my child, look after my baby, crash, toddler | Education
school, skool, isikolo, private school, college, university | Education
music school, music lessons, brass, saxophone, trumpets, musiekskool, musieklesse, big band, music theory; piano lessons, guitar lessons, guitar, guitar teacher, piano teacher, music teacher, violin, violin lessons, learn piano, drum lessons, drums, drum, trumpet, saxophone lessons, trumpet lessons, singing lessons, learn an instrument, umculo, learn to play, drumming, sax | Education
driving school, driving lessons, learner licence, bestuurskool, bestuurslesse, k53, code 8; learn to drive, learners licence, learners, driving licence, drivers licence, driving instructor, driving test, ukuqhuba, rybewys, leerlinglisensie, code 10 | Education
sailing, sailing school, learn to sail, skipper, seil, sunset cruise, skipper course, seilskool, radio licence; yacht, boat trip, whale watching, boat cruise, skippers licence, boat lessons, sailing lessons, cruise, seillesse, skippers ticket, sunset boat | Education
language school, isixhosa, xhosa lessons, conversational, language classes, taalskool, isixhosa course; learn xhosa, xhosa, xhosa classes, language course, speak xhosa, afrikaans lessons, english lessons, learn a language, french lessons | Education
lessons, classes, course, lesse, klasse, izifundo, learn; lesson, class, courses, teach, teacher, instructor, coach, coaching, kursus | Education, Fitness
bicycle, bicycles, bicycle shop, bike shop, cycles, fiets, fietse, fietswinkel, bicycle service, wheel building, ibhayisekile; bike, bikes, cycle, bicycle repair, bike repair, bike service, fix my bike, mountain bike, fietsherstel, second hand bike, bicycle fitting, puncture on my bike | Other
bookshop, book shop, books, boeke, boekwinkel, bookstore, second hand books, africana, setworks; book, buy books, novels, old books, iincwadi, tweedehandse boeke, school books, used books, sell my books | Other
second hand, tweedehandse; used, pre owned | Other
florist, flowers, flower sellers, bouquets, wreaths, bloemiste, blomme, wedding flowers, blommewinkel, iintyatyambo, bloemis; flower, flower shop, roses, bunch of flowers, flower delivery, bouquet, wreath, valentines flowers, ruiker, funeral flowers, kranse, proteas, send flowers, bridal bouquet | Other
pet parlour, dog grooming, cat grooming, grooming, nail clipping, hondesalon, pet grooming, dog parlour; pet, pets, puppy, kitten, dog, dogs, cat, cats, hond, kat, troeteldiere, dog groomer, groomer, wash my dog, dog wash, dog bath, dog daycare, dog sitter, look after my dog, dog walker, inja, dog haircut, dog hair, dog hair cut, dogs hair, cut my dogs hair, cut my dog, pet sitter, hond was, kennel | Other
vet, vets, veterinarian, veterinary, vet clinic, veterinary clinic, animal hospital, animal clinic, veearts, ugqirha wezilwanyana, dieredokter | Other, Medical | pet parlour
pet shop, pet food, dierewinkel, troeteldierwinkel | Other | pet parlour
tailor, tailors, alterations, kleremaker, snyer, tailored suits, dressmaker, seamstress, umthungi, naaldwerker, uniforms; suit, suits, sew, sewing, shorten pants, take in trousers, wedding suit, made to measure, alter dress, hem, verstellings, ukuthunga, pants too long, shorten, trousers, pants, hemmed, zip in my jeans, trousers shortened, sew my, wedding dress alterations, broek korter, matric suit, naaldwerk | Other
tent hire, tents, marquee, events, sound hire, decor, tables and chairs, markiestent, masonwabe, chair covers, catering equipment, chair hire, event hire, intente; tent, table hire, hire tables, hire chairs, party hire, wedding decor, function hire, dj, sound system, umcimbi, umgidi, umtshato, wedding, troue, party, funeral tent, tents for wedding, tafels en stoele, hire a tent, event planner, wedding planner, imicimbi, lobola, jumping castle, bouncy castle, bouncy castle hire | Other
funeral parlour, undertaker, funeral home, begrafnisondernemer; umngcwabo, funeral, coffin | Other | tent hire
shoe repair, shoe repairs, shoemaker, skoenmaker, cobbler, soles, heels, shoe hospital, izihlangu, zips, skoenherstel; shoe, shoes fixed, heel broke, fix shoes, zip, zip repair, zipper, bag repair, fix my bag, skoene, heel repair, resole, broken zip, school bag, veldskoen, sole came off, handbag repair | Other
guest house, guest rooms, guesthouse, gastehuis, bed and breakfast, b and b, rooms, accommodation, akkommodasie, verblyf, indawo yokulala; hotel, hostel, backpackers, lodge, place to stay, somewhere to stay, sleep, airbnb, guesthouses, bnb, holiday accommodation, self catering, oornag, stay over, overnight, blyplek, room for the night, hotels | Other
tour guide, walking tours, tours, tour, toer, toergids, city tour, walking tour; guide, sightseeing, tourist, bo kaap tour, things to do | Other, Education
travel agent, reisagent, flights, reisburo | Other
jeweller, jewellery, juwelier, watch repair | Other
gift shop, gifts, gift vouchers, geskenke, present | Other, Beauty & Wellness
post office, courier, poskantoor, koerier | Other
hardware store, hardeware, hardware | Other
clothes shop, clothing, boutique, klerewinkel; clothes, second hand clothes, vintage clothes, klere | Other | tailor
toy shop, toys, speelgoed | Other
scuba, diving, snorkelling, duik; shark cage diving, shark diving, cage diving | Fitness
tennis, tenniesbaan, tennis court | Fitness
padel, paddle tennis | Fitness
golf, gholf, golf course | Fitness
cricket, krieket | Fitness
soccer, football, sokker, voetbal, ibhola | Fitness
hockey, hokkie | Fitness
netball, netbal | Fitness
squash, muurbal | Fitness
portable toilets, toilet hire, mobile toilets | Other | tent hire
office space, co working, coworking, kantoorspasie; work space, hot desk | Other
life coach, lewensafrigter | Medical, Education
piano tuner, piano tuning, klavierstemmer | Education, Other
horse riding, perdry, horse, horses, perde | Fitness, Other
hiking, hike, guided hike, staptog | Fitness, Other
paragliding, skydiving, bungee | Fitness, Other
fishing charter, deep sea fishing, fishing trip; fishing | Fitness, Other
casino, gambling, betting | Other
zoo, animal park, dieretuin | Other
aquarium, akwarium | Other
amusement park, theme park, trampoline park, putt putt, bowling | Other
furniture shop, furniture store, meubelwinkel; furniture, meubels, sofa, couch, rug, carpets | Other
mattress, beds, matras; bed, bunk bed | Other
wedding dress, bridal wear, trourok | Other | tailor
cleaning products | Other
swimwear, bikini shop; swimming costume | Other | clothes shop
shoe shop, skoenwinkel, sneakers, takkies, running shoes | Other
sports shop, sportwinkel | Other
hats, hat shop | Other | clothes shop
stationery, stationer, skryfbehoeftes; pens, pen | Other
ink cartridges, toner; ink, printer ink | Other, Technology | printing
gas, lpg, gas bottle, gas refill | Home Services, Other
firewood, braai wood, braaihout; wood, coal, charcoal | Other
ice, ice cubes, bag of ice | Other
gin, gin distillery, whisky, brandy | Restaurant, Other | bar
led lights, light bulbs; led | Home Services, Other | electrician
sim card, sim; sim swap | Technology | phone repair
fan, ceiling fan | Home Services | air conditioner
art gallery, art, kuns, kunsgalery; paintings, artist, gallery | Other, Marketing & Advertising
pottery, pottery class, ceramics, pottebakkery | Education, Other
passport photos, id photos, pasfotos; passport photo | Marketing & Advertising | photographer
old age home, ouetehuis, frail care, carer, caregiver | Medical, Other | doctor
recruitment, job agency, employment agency, vacancies; jobs, find work, looking for work | Other
house sitter, babysitting, au pair | Education, Other | creche
library, biblioteek, ithala leencwadi | Other
museum | Other
cinema, movies, bioskoop; film, movie | Other
theatre, teater | Other
church, kerk, icawa | Other
mosque, masjid, moskee | Other
`
