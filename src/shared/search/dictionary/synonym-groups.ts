export const SYNONYM_GROUP_NAMES = [
  'hair salon',
  'automotive',
  'restaurant',
  'plumbing',
  'electrical',
  'cleaning',
  'fitness',
  'medical',
  'legal',
  'accounting',
] as const
export type SynonymGroupName = (typeof SYNONYM_GROUP_NAMES)[number]

/**
 * `trade`: words for the trade itself, all equivalent.
 * `distinctive`: work, tools and dishes that identify the trade wherever they occur in a text.
 * `loose`: lead a visitor to the trade, but prove nothing in a description: a mechanic offers
 * coffee while you wait, a café stays open through load shedding, a builder builds braais.
 *
 * Words separated by slashes mean the same thing: physio/physiotherapist.
 *
 * A search for the trade also matches its distinctive words; a search for one thing matches that thing
 * and then the trade, but not its other things: sushi is not pizza.
 * Terms match as described at `needlesOfTerm`. A long one that is also the start of an unrelated word
 * (hospital, hospitality; engine, engineer; exhaust, exhaustive; nurse, nursery) is written longer or
 * stays loose.
 */
export interface SynonymGroup {
  trade: string
  distinctive: string
  loose: string
}

export const SYNONYM_GROUPS: Record<SynonymGroupName, SynonymGroup> = {
  'hair salon': {
    trade: `hair salon, hair, hairdresser, hairdressing, hair stylist, hairstylist, hairstyle,
      haircut, haarkapper, haarsalon`,
    distinctive: `barber/barbershop, braid/braiding/cornrow, dreadlock/locs, weaves, wig, balayage,
      blow dry/blowdry/blow wave/blowout, afro, keratin, relaxer`,
    loose: `salon, stylist, weave, fade, perm, highlights, extensions, colourist, shave, beard,
      curls`,
  },
  automotive: {
    trade: `automotive, auto, mechanic, car repair, car service, auto repair, motors, motor
      repair, werktuigkundige`,
    distinctive: `panel beater/panelbeater/panel beating/panelbeating, tyre, brake pad/brakes, clutch,
      gearbox, windscreen, wheel alignment, roadworthy, car wash/carwash/car valet/car detailing,
      auto electrician, auto body, tow truck/towing, motorbike/motorcycle, fitment centre,
      exhausts, dent removal`,
    loose: `car, vehicle, bakkie, kombi, tire, brake, engine, exhaust, garage, workshop, wheel,
      oil change, car battery, scooter, valet, motor, spray painting, dents, scratches, tow,
      truck, minibus`,
  },
  restaurant: {
    trade: `restaurant, eatery, eateries, bistro, restaurante, place to eat`,
    distinctive: `takeaway/take away, gatsby/gatsbies, shisanyama/shisa nyama/chisa nyama, bunny chow,
      boerewors, biltong, koesister/koeksister, samoosa/samosa, roti, vetkoek/amagwinya, kota,
      potjie, bobotie, curry, pizza/pizzeria, burger, sushi, steakhouse, seafood, fish and chips,
      tapas, shawarma, kebab, ramen, dim sum, peri peri, coffee shop/cafe, tasting menu, shebeen`,
    loose: `food, eat, braai/shisanyama/shisa nyama, coffee, breakfast/brunch, lunch,
      dinner/supper, steak, snoek, hake, chicken, vegan, halaal/halal, pub, bar, grill, tavern,
      bakery, deli, noodles, ice cream, wine bar, catering/caterer, chips, slap chips, kos, fine
      dining, dining, buffet, milkshake`,
  },
  plumbing: {
    trade: `plumber, plumbing, loodgieter`,
    distinctive: `geyser/water heater, blocked drain/drains/drain cleaning, burst pipe/pipe repair,
      leak detection, leaking tap, leaking toilet, sewer, septic tank`,
    loose: `drain, leak, leaking, pipe, tap, toilet, basin, cistern, shower, bathroom, heat pump,
      no hot water, hot water, blockage, jojo tank`,
  },
  electrical: {
    trade: `electrician, electrical, sparky, sparkie, sparkies, elektrisien`,
    distinctive: `wiring/rewire/rewiring, db board/distribution board, solar installation/solar panel,
      inverter installation, electric fence/electric fencing, plug point, prepaid meter, surge
      protection, earth leakage`,
    loose: `electric, electricity, solar, inverter, load shedding/loadshedding/backup power, power
      failure, power trip, generator, lights, lighting, plug, fuse, coc, compliance certificate,
      krag`,
  },
  cleaning: {
    trade: `cleaner, cleaning, cleaning service, skoonmaker, skoonmaak`,
    distinctive: `deep clean/spring clean, domestic worker/maid service/housekeeper/housekeeping,
      laundry/laundromat, pressure washing/pressure wash`,
    loose: `clean, maid, domestic, ironing, washing, carpet, upholstery, char, domestic help,
      stain`,
  },
  fitness: {
    trade: `fitness, gym, gymnasium, workout`,
    distinctive: `personal trainer/personal training, crossfit, pilates, yoga, bootcamp/boot camp,
      hiit, zumba, aerobics, kickboxing, martial arts, muay thai, jiu jitsu, karate, judo,
      strength training, weight training, spinning class, calisthenics, running club`,
    loose: `exercise, trainer, training, weights, boxing, running, jogging, swimming, spinning,
      get fit, fit, weight loss, lose weight, biokineticist, cardio`,
  },
  medical: {
    trade: `medical, doctor, gp, general practitioner, dokter`,
    distinctive: `physio/physiotherapist/physiotherapy, dentist/dental/tandarts, orthodontist,
      optometrist/optician, paediatrician, gynaecologist, dermatologist, psychologist,
      psychiatrist, chiropractor, podiatrist, audiologist, biokineticist, dietician/dietitian,
      midwife, surgeon, radiology, pharmacist/pharmacy/apteek, occupational therapist, speech
      therapist`,
    loose: `clinic, hospital, health, healthcare, teeth, tooth, toothache/dentist/dental, eye
      test/optometrist, eyes, spectacles/glasses/optometrist, back pain, injury, sick, flu,
      vaccine, medicine, nurse, therapist, therapy, checkup, huisarts, chemist/pharmacy`,
  },
  legal: {
    trade: `legal, lawyer, attorney, law, law firm, prokureur`,
    distinctive: `conveyancer/conveyancing, notary/notaries, litigation/litigator, antenuptial,
      deceased estate, wills and estates, ccma, labour law, family law, advocate, power of
      attorney, prokureurs`,
    loose: `divorce, contract, court, custody, eviction/evict, visa, immigration, bail, road
      accident fund, raf, wills, last will, property transfer/conveyancer/conveyancing, lease,
      dispute, mediation/mediator, sue`,
  },
  accounting: {
    trade: `accountant, accounting, accountancy, bookkeeper, bookkeeping, rekenmeester,
      boekhouer`,
    distinctive: `tax/taxes/sars/efiling, payroll, auditors/auditing, cipc, vat return, financial
      statements`,
    loose: `vat, paye, uif, audit, books, invoicing, salaries, company registration, xero, irp5,
      belasting`,
  },
}
