/**
 * Trades that a city may have nobody for. Without their names, a search for one finds whoever happens to use one of
 * its words, or is taken for a typo of another. The format is described in `../meanings.ts`.
 */
export const RARE = `
tombstone, tombstones, headstone, headstones, gravestone, gravestones, grafsteen, grafstene; grave stone, grave stones, memorial stone, memorial stones | Other
crematorium, cremation, verassing | Other
blacksmith, farrier, saddler, hoefsmid | Other
stonemason, bricklayer, plasterer, klipmesselaar, messelaar | Home Services | builder
chimney sweep, skoorsteenveer | Home Services
glass blower, glassblower, glass blowing | Other
taxidermist, taxidermy | Other
gun shop, gunsmith, firearms, wapenwinkel; guns, shooting range | Other
archery, boogskiet | Fitness
fencing club, fencing lessons | Fitness
chess club, chess, skaak | Other, Education
cricket club, bowls club, bridge club | Fitness, Other
martial arts, karate, judo, taekwondo, mma, jiu jitsu, wrestling | Fitness | boxing
paintball, laser tag, escape room, go karts, go kart, arcade | Other, Fitness
zip line, zipline, zip lining, ziplining, abseiling | Fitness, Other
hot air balloon, balloon rides, helicopter ride, helicopter rides, helicopter tour | Other
skate park, skatepark, skateboarding, roller skating, ice rink, ice skating | Fitness, Other
caravan park, camping, campsite, camp site, kampeerplek | Other
game reserve, safari, wildreservaat | Other
circus, magician, clown, puppet show, face painting, kids entertainer, towenaar | Other
bagpiper, string quartet, wedding band, choir, koor | Other
drama school, acting classes, acting school, drama classes | Education
art class, art classes, painting classes, drawing lessons, art lessons, sculpture class | Education, Other
knitting, wool shop, haberdashery, fabric shop, breiwerk | Other
violin maker, luthier, guitar repair, guitar repairs, instrument repair | Other
private detective, private investigator, speurder | Legal, Other
marriage officer, huweliksbevestiger | Legal, Other
debt collector, debt collection, sheriff, bailiff | Legal, Finance
town planner, surveyor, land surveyor, quantity surveyor, landmeter, stadsbeplanner | Home Services, Other
structural engineer, civil engineer, ingenieur | Home Services, Other
sign language interpreter, interpreter, tolk | Legal, Education, Other
stock broker, stockbroker, forex trader, bitcoin, crypto | Finance
blood bank, blood donation, sperm bank, bloedbank | Medical
fertility clinic, ivf | Medical | doctor
plastic surgeon, plastic surgery, plastiese chirurg | Medical | @Medical
laser eye surgery | Medical | optometrist
wheelchair hire, crutches, wheelchairs, rolstoele | Medical, Other
hypnotherapist, hypnotherapy, hipnose | Medical
nursing home, retirement village, aftreeoord | Medical, Other
health shop, supplements, gesondheidswinkel | Other
vape shop, tobacconist, cannabis, dagga, vapes | Other
pawn shop, cash converters, pandjieswinkel | Finance, Other
antiques, auctioneer, antique shop, afslaer, oudhede | Other
record shop, vinyl records, records shop, music shop, musiekwinkel | Other
video games, game shop, comic shop, speletjies | Other, Technology
clock repair, watchmaker, horlosiemaker | Other
wig maker, milliner, hoedemaker | Other
bridal shop, wedding shop, trouwinkel | Other
sail maker, sailmaker, boat builder, boat building, bootbouer | Other
sewing machine repair, typewriter repair, camera repair, camera shop | Other
laser cutting, engraver, engraving, trophies, graveerder | Other, Marketing & Advertising
3d printing | Technology, Marketing & Advertising
septic tank, honeysucker | Home Services | plumber
scrap yard, scrapyard, scrap metal, recycling, skroot, herwinning | Other
snake catcher, slangvanger | Home Services, Other
bee removal, beekeeper, byeboer | Home Services, Other
dog trainer, dog training, puppy training, puppy classes, hondeskool | Other | pet parlour
chicken farmer, livestock, abattoir, tractor repair, farm equipment, boer | Other
stables, stalle | Other
piano removal | Home Services | movers
recording studio, radio station, film studio, opnamestudio | Other, Marketing & Advertising
newspaper, koerant | Other
proofreader, ghostwriter, publisher, proeflees | Marketing & Advertising, Other
tarot reader, fortune teller, psychic, astrologer, exorcist, waarseer | Other
soup kitchen, homeless shelter, charity, orphanage, hospice | Other
butler, chauffeur, bodyguard, lyfwag | Other
truck hire, trailer hire, bakkie hire | Automotive, Other
boat hire, yacht charter, boat charter | Education, Other | sailing
french polisher, french polishing | Home Services | carpenter
strip club, escort agency | Other
call centre, temp agency | Other
`
