/** Said before a place: 'plumber in Claremont'. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'in at near around by from within'.split(' '),
)

/** Words that carry no need. Dropped, unless nothing else was typed ('The Good'). */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and any are around at best by can close cpt do find for from get good great i im in is local
   looking me my near nearby nearest need needed of on or our please recommend recommended s some
   someone somebody that the there to top want we where who with within you your`.split(/\s+/),
)

/** Whole-city words and 'near me' narrow nothing down: everything here is in Cape Town. */
export const EVERYWHERE: readonly (readonly string[])[] = [
  'cape town south africa',
  'cape town western cape',
  'cape town',
  'capetown',
  'kaapstad',
  'mother city',
  'near me',
  'close to me',
  'close by',
  'around me',
  'around here',
  'near here',
  'nearby',
  'anywhere',
  'everywhere',
  'all areas',
].map((phrase) => phrase.split(' '))

/** After one of these a suburb's name is a street's: Strand Street is not in Strand. */
export const STREET_WORDS: ReadonlySet<string> = new Set(
  `street st road rd avenue ave drive dr lane ln way crescent cres square sq boulevard blvd close
   terrace highway straat weg laan`.split(/\s+/),
)
