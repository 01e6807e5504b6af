interface DemoPhoto {
  /** The business whose drawing it is: the demo has no others. */
  drawing: string
  caption: string
}

interface DemoGallery {
  business: string
  /** What the cover shows. */
  cover: string
  photos: readonly DemoPhoto[]
}

/** Three businesses with as many photos as their plan shows. */
export const DEMO_GALLERIES: readonly DemoGallery[] = [
  {
    business: 'apostles-beach-house',
    cover: 'Today’s linefish at our counter, with the Apostles behind',
    photos: [
      { drawing: 'mama-nosizwes-table', caption: 'Table nine, laid for two, with the whole bay' },
      { drawing: 'two-bays-sailing', caption: 'The Saturday regatta, seen from the terrace' },
      { drawing: 'kole-en-vis', caption: 'Peppers and linefish over the coals' },
      { drawing: 'gable-and-vine', caption: 'White wine by the barrel, cold and from Constantia' },
      { drawing: 'bree-and-barrel', caption: 'Red wine for the evenings when the wind stays away' },
      { drawing: 'bom-dia-prego-house', caption: 'Chef at the big braai on a Sunday' },
      { drawing: 'false-bay-pantry', caption: 'The first coffee, before the beach fills up' },
      { drawing: 'windgat-coffee-works', caption: 'Our barista at her machine' },
      { drawing: 'boeta-yusuf-koesisters', caption: 'Bread and cake out of our own oven at seven' },
      { drawing: 'die-perel-padstal', caption: 'The breakfast buffet, flowers and all' },
      { drawing: 'blomme-by-bahia', caption: 'Our flower seller, who does the tables on Fridays' },
    ],
  },
  {
    business: 'crown-and-coil',
    cover: 'Box braids with beads, finished on a Thursday',
    photos: [
      { drawing: 'the-braid-room', caption: 'Cornrows, four hours and two pots of rooibos' },
      { drawing: 'kloof-and-comb', caption: 'The mirror at the window, for the big reveal' },
      { drawing: 'thembis-hair-palace', caption: 'A bun for a matric dance' },
      { drawing: 'roodebloem-barbers-union', caption: 'The chair for fades and line-ups' },
      { drawing: 'noor-skin-studio', caption: 'The shelf of oils: everything is for sale' },
      { drawing: 'lacquer-lane', caption: 'Nails while the colour sets' },
      { drawing: 'drift-float-rooms', caption: '' },
      { drawing: 'sker-en-kam', caption: 'Scissors sharpened every Monday' },
      { drawing: 'sea-point-fades', caption: 'Saturday morning, before the first guest' },
      { drawing: 'hammam-al-bahr', caption: 'Where the steam treatment is done' },
      { drawing: 'buchu-and-salt-spa', caption: 'Buchu and salt for a tired scalp' },
    ],
  },
  {
    business: 'salt-river-cycles',
    cover: 'The shop in Albert Road, with a bicycle in the window',
    photos: [
      { drawing: 'siyacoca-cleaning', caption: 'A wash comes with every service' },
      { drawing: 'stertjie-pet-parlour', caption: 'Boerie, who greets every customer' },
    ],
  },
]
