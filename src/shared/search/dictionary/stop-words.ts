const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Prepositions before a place: 'plumber in Claremont'. */
export const PREPOSITIONS = words('in at near around by from within naby close e kwi')

/** Words that do not express a need, in English, Afrikaans and isiXhosa. Dropped, unless nothing else was typed. */
export const STOP_WORDS = words(`
  a about after am an and any are around at be been before being by can cant close could cpt did do does
  doesnt dont find for from get gets getting give go going good got great had has have he help her here
  hes him his how i id if ill im in is isnt it its ive just know like little local looking made make makes
  many me more most much must my myself near nice nearby nearest need needed needs no not now of off on one
  only or our out over please recommend recommended right s she should so some someone somebody
  something somewhere suggest take than that thats the their them then there these they thing things
  this to today tomorrow too top up us use very want wants was we were what whats when where which who
  will with within without would you your again all also always anybody anyone because came come comes coming
  every else ever keep keeps keeping maybe really since still through went while
  aan al as asseblief baie by dat die dit een ek en het hier hy iemand iets in is julle jy kan kry laat ma maak
  met moet my n na nie nodig of om ons op se soek sonder sy te toe van vir wat waar wie wil daar deur goed goeie
  hoe hulle koop ook
  apha ena enye eyam ifuna khona kunye kwaye le loo na ndicela ndifuna ndiya okanye ukuba wam yam`)

/** Weak words: dropped first, and never more specific than another. */
export const WEAK_WORDS = words(`
  business businesses buy cold company companies experienced expert experts fast firm fix fixed flat guy
  home hire house install installation job kid kids lady local man mend new old own people person place
  places price prices pro professional quality quick reliable repair repairs repaired round service
  services shop shops small big specialist specialists store stores supplier trusted work working year
  years child children son daughter husband wife mother father mom dad friend granny broken struggling
  hand best call team lesson lessons class classes course courses lesse klasse klas kursus izifundo learn teach
  teacher workshop training free live
  installer installers replacement removal delivery rental test testing office room private watch watching number
  application renewal club studio park village centre center station maker machine reader line agent agents
  officer engineer technician lost market space pain pyn sore birthday anniversary verjaarsdag verjaardag`)

/** Names of the whole city do not narrow the search: everything here is in Cape Town. */
export const EVERYWHERE: readonly (readonly string[])[] = [
  'cape town south africa',
  'cape town western cape',
  'cape town',
  'capetown',
  'kaapstad',
  'ikapa',
  'ekapa',
  'mother city',
  'anywhere',
  'everywhere',
  'all areas',
].map((phrase) => phrase.split(' '))

/** In other languages the city's name is also used for its centre. */
export const CITY_AND_CENTRE = words('kaapstad ikapa ekapa')

/** Other cities that people search for; we list nothing there. */
export const ELSEWHERE = words(
  'durban johannesburg joburg jozi pretoria tshwane bloemfontein gqeberha knysna george london',
)

/** Before one of these words, a suburb's name is a street name: Strand Street is not in Strand. */
export const STREET_WORDS = words(
  `street st road rd avenue ave drive dr lane ln way crescent cres square sq boulevard blvd close
   terrace highway straat weg laan`,
)
