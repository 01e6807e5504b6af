/** Words and names with which passwords begin here and that no list from abroad has enough of. */
export const COMMON_WORDS = new Set(
  `
abcdefg absa access accessme admin adminadmin administrator amakhosi amanda andrea andrew android angel
angelbaby angels anna apple arsenal ashley austin autumn baby babygirl bafana bafanabafana bailey banana
barcelona batman beckham bella berlin bestfriends bigbang bigboss biltong biteme blessed bluebulls bluesky
boerewors bokke bongani braaivleis brandon brazil brian brother buccaneers buddy business buster butterfly
canada capetown capitec changeme charles cheese chelsea cherry christ christmas company computer cookie
cowgirl cricket cptrecommends crystal dallas dance daniel default diamond ditisek doctor dolphin dragon dragonball dreams
drummer durban eagle eagles emily eminem emmanuel engineer eskom facebook faith falcon familia family father
ferrari flower fnb football forever foreverlove france freedom friends garcia gemini george ginger gobokke
godbless golden goodness google gorgeous grace grandpa guest guitar hacker hahaha halleluja hannah happy
harley harleydavidson heaven hello hellokitty hendrik hockey honey horse horses hunter icecream ilovecapetown
iloveme ilovemum ilovemymom iloveu iloveyou infinity instagram integrity internet iphone jason jennifer
jessica jesus jesuslovesme joburg johan johannesburg johnniewalker johnny jordan joseph joshua justin juventus
kaapstad kagiso kaizerchiefs karen kevin killer kitten knight ladybugs laura leadership lebogang legend lemon
leo lerato letmein liefling lightning linda linkedin lion liverpool loadshedding login logmein london lopez
lovelove lovely loveme loveyou loving lucky madiba madrid maggie manager manchesterunited mandela manutd maria
marine mario master matrix matthew max messi mexico michael michelle mickey minecraft minnie mohamed molly
molo monday monkey moonlight morgan mother mountain movies mozart mpho mtn music mybaby myfamily mylife mylove
mypassword mzansi naruto nedbank nelsonmandela netball network newyork nicole ninja nkosikazi nkosinathi nomsa
nomvula november office olivia oracle orange orlandopirates panther paradise paris parola pass password
patrick peanut pepper phoenix piano pieter pirate please poiuytre pokemon precious pretoria princesita
princess promise proteas purple qwe qwerty qwertyqwerty qwertz qwertzui rabbit raiders rainbow rainbownation
ranger reality rebelde remember richard robbenisland robert rocky ronaldo rooibos rooney root rugby ryan
sailor samsung sanchez sawubona scooby secret secrets senior september server shadow sibusiso silver singer
sipho sister siyabonga skater slipknot smile smiles smirnoff snoopy soccer sonic sophie southafrica soweto
sparky spider spirit spiritual spongebob spring springbok springbokke springboks standardbank stargate
stellastella steven storm stormers student stupid success sugar summer sunday sundowns sunset sunshine
superman superstar support susan suzuki sweet sweetheart system tablemountain tafelberg teacher teddybear temp
temptation tennis test thabo thandeka thankyou thebest thelegend themba theone thomas thunder tiger tigger
tinkerbell tottenham trustme tshepo tupac turtle twilight twitter tyler ubuntu universe user vampire vegeta
violin virgo vodacom volcom wagwoord wallpaper warrior weddings welcome westernprovince whatsup william
windows winner winter wizard wolf wolves xbox yamaha yellow youtube zanele zelda zombie zombies zxcvbnm
`
    .trim()
    .split(/\s+/),
)
