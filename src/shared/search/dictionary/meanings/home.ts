/** House, garden and repairs. The format is described in `../meanings.ts`. */
export const HOME = `
plumber, plumbing, loodgieter, iplamba; umbhobho, tap fixed, taps | Home Services
geyser, geiser, water heater; no hot water, warm water | Home Services | plumber
drain, drein, blocked drain, blocked toilet; blocked sink, toilet blocked, toilet overflowing, toilet, toilet keeps running, toilet running | Home Services | plumber
leak detection, leak; dripping tap, tap dripping, leaking tap, tap leaking, burst pipe, pipe burst, water leak, pyp | Home Services | plumber
electrician, electrical, elektrisien, wireman, wiremen, umbane; electricity, krag, power tripping, power, power keeps tripping, tripping, lights keep tripping, no power, lights went out, lights out, lights off, lights not working, power out, power failure, lights tripping, no lights, plugs not working | Home Services | solar, auto electrical
certificate of compliance, certificates of compliance, coc; electrical certificate, compliance certificate | Home Services | electrician
inverter, omsetter, backup power installation, batteries and inverters; load shedding, loadshedding, beurtkrag, power backup, backup battery | Home Services | solar
solar, sonkrag, solar panel, sonpanele; go off grid, off the grid, sun power | Home Services | inverter
gate motor, hekmotor, gate motors; gate not opening, gate stuck, garage door | Home Services
painter, painting, verf, verwer, house painting; paint my house, paint the house, umpeyinti | Home Services
damp proofing, damp, waterproofing; wet walls, mould on wall, waterdig, leaking roof, roof leaking | Home Services | painter
roof, roofing, roofer, dak, dakdekker, roof coating, thatch; roof repair, leaky roof, fix roof | Home Services | gutter
thatch, thatching, thatcher, lapa, riet, grasdak | Home Services
gutter, gutters, geut, geute | Home Services
tiler, tiling, teel, teelwerker, teels, screeding, splashback; tiles, lay tiles | Home Services
bathroom, badkamer, bathrooms, bathroom renovation; renovate bathroom, new bathroom, shower door | Home Services
carpenter, joiner, joinery, skrynwerker, timmerman, cabinet, carpentry, woodwork, umchweli, cupboard, kaste, sash window; furniture maker, wood work, kitchen cupboards, built in cupboards, kitchen renovation, renovate kitchen, new kitchen, kitchen fitter | Home Services | handyman
handyman, handyperson, nutsman, odd jobs, flat pack, handige; small jobs, put up shelves, hang pictures, fix things at home, assemble furniture, ikea | Home Services
burglar bars, diefwering, security gate, gates; burglar proofing, security bars | Home Services | locksmith
builder, building contractor, bouer, umakhi, renovations, construction; building, extension to house, contractor, build, build a wall, build a house, bou, brickwork | Home Services | tiler, handyman
paver, paving, plaveier, driveway paving | Home Services
ceiling, plafon, dry wall, drywall, partition | Home Services | handyman
welder, welding, sweiser, sweiswerk | Home Services, Automotive
glazier, window repair, glass repair; broken window, broken glass, glass, glass replacement, window glass, gebreekte venster | Home Services | carpenter
locksmith, slotmaker, lockout, locked out, lock change; lock, locks, key, keys, locked myself out, locked my keys, lost my keys, lost keys, keys locked, change locks, open my door, uitgesluit | Home Services | key cutting
key cutting, keys cut, sleutels, duplicate keys; key, keys, spare key, copy a key, cut a key, cut keys | Home Services, Other | locksmith
safe, safes, kluis | Home Services
alarm, armed response, intercom, interkom, gewapende reaksie, security company, security guard, ukhuseleko; burglar alarm, home security, security | Home Services, Technology | cctv, burglar bars
cctv, kameras, security camera, surveillance | Technology, Home Services
fridge, freezer, refrigerator, yskas, vrieskas, ifriji, cold room; fridge repair, fix my fridge, freezer broken, fridge not cold, fridge broken | Home Services
air conditioner, air conditioning, aircon, ac, lugversorging, lugreeling, regas; airco, ac repair, hot office | Home Services, Automotive
appliance repair, washing machine repair, stove repair, oven repair, dishwasher repair, microwave repair; fix washing machine, washing machine, washing machine fix, dishwasher, tumble dryer, lawnmower repair, tv repair, wasmasjien, stove broken, oven broken | Home Services | fridge, handyman
cleaner, cleaning, skoonmaker, skoonmaak, house cleaning, house cleaner, home cleaning, office cleaning, ukucoca, siyacoca; char, charlady, domestic worker, domestic help, maid, huishulp, clean my house, clean house, office cleaners, end of lease, airbnb cleaning | Home Services | laundry
deep clean, spring clean, end of lease; move out clean, after party clean, carpet cleaning, upholstery cleaning, couch cleaning | Home Services | cleaner
window cleaning, pressure washing, high pressure cleaning | Home Services | cleaner
laundry, laundromat, wash and fold, wash house, wassery, wasgoed, ironing, launderette; impahla, washing done, do my washing, strykwerk, wash clothes, wash my clothes, duvet wash, dry my washing | Other, Home Services | dry cleaning, cleaner
dry cleaning, dry cleaner, droogskoonmaker, droogskoonmakery; clean my suit, suit cleaned | Other | laundry
gardener, garden service, garden design, landscaping, landscaper, tuindiens, tuinier, planting, igadi, indigenous garden, lawn; garden maintenance, gardening, garden, tuin, tuine, cut grass, mow lawn, lawn mowing, grass cutting, cut my lawn | Home Services | nursery
tree felling, tree work, boomsny, tree surgeon; tree cutting, cut trees, cut down tree, remove tree, tree removal | Home Services | gardener
irrigation, besproeiing, sprinkler | Home Services | gardener
borehole, boorgat, well point; borehole drilling, drilling, grey water, jojo tank, water tank, tenk, amanzi | Home Services | irrigation, plumber
swimming pool builder, pool builder, pool cleaning, swembad, pool service; pool maintenance, green pool, swimming pool, pool repair, pool pump | Home Services
nursery, plants, plant nursery, seedlings, kwekery, compost, spekboom, pot plants; garden centre, buy plants, plante | Other | gardener
pest control, plaagbeheer, fumigation, fumigator, exterminator, rodent control, goggas, borer, termite; cockroach, cockroaches, kakkerlakke, rats, rat, mice, mouse, ants, miere, rotte, muise, bed bugs, bedbugs, bugs, fleas, get rid of, beetle certificate | Home Services
movers, furniture removal, removals, house moves, meubelvervoer, office moves, trek; mover, moving company, move house, moving house, moving flat, furniture moving, removal company, verhuisers, verhuising, piano moving, ukufuduka | Home Services
storage, berging, self storage, stoorplek; store furniture | Home Services | movers
rubble removal, bourommel, skip hire, refuse removal, waste removal; rubbish removal, junk removal, skip | Home Services
interior designer, interior design, decorator, binnehuisversiering | Home Services | painter, carpenter
curtains, blinds, gordyne | Home Services, Other
upholsterer, upholstery, stoffeerder, reupholster | Home Services, Other | carpenter
architect, argitek, house plans, draughtsman | Home Services
dstv, satellite dish, tv installation, tv aerial; satellite, tv | Technology, Home Services
`
