/** Hair, beauty, health and sport. The format is described in `../meanings.ts`. */
export const BODY = `
hair salon, hairdresser, haarsalon, haarkapper, kapper, salon, hair stylist, isaluni, hair; hairdo, hair saloon, saloon, iinwele, hairstyle, hair done, hare, haare | Hair Salon
haircut, cut and blow dry, cut and finish, ladies cuts, kids cuts, student cuts, haarsny, cut and colour; cut, trim, cut my hair, hair cut, hare sny, ukucheba, sny hare, get my hair cut | Hair Salon | hair salon
colour, hair colour, balayage, highlights, full colour, dye, haarkleur; hair dye, blonde, streaks, colour my hair, ombre, colourist, grey blending | Hair Salon | hair salon
kids cuts, kids haircut, kids | Hair Salon
braids, braiding, cornrows, box braids, knotless, vlegsels, faux locs, braider; braid, braids done, plaits, hair plaiting, ukuluka | Hair Salon | weave
locs, dreadlocks, dreads, retwist, loc repair, starter locs, loctician; rasta hair, dreadlock | Hair Salon | braids
weave, weaves, wig install, wig, extensions, relaxer; hair extensions, weave installed | Hair Salon | braids
natural hair, afro, silk press, twist outs, big chop, coils, curls; natural hair salon, curly hair, kroeshare | Hair Salon | hair salon
barber, barbershop, fade, beard trim, hot towel shave, short back and sides, baard, barbier, skin fade; mens haircut, mens hair, shave, beard, umchebi, line up, taper, mens barber | Hair Salon | haircut
keratin, brazilian blow out, blow out, relaxer; straighten hair, hair straightening, treatment for hair | Hair Salon
blow dry, blowdry, blow out, blow wave, up styles; hair for event, blowdry bar | Hair Salon
bridal hair, matric dance styling, hair up, bridal, wedding hair; hair for wedding, trouhare, matric dance hair, matric farewell hair | Hair Salon | makeup
henna, mehndi | Hair Salon, Beauty & Wellness
beauty salon, beauty, skoonheidsalon, beauty bar, skoonheid, ubuhle; beautician, beauty parlour, pamper | Beauty & Wellness | @Beauty & Wellness
nails, gel nails, acrylics, nail art, naels, manicure, pedicure, nail salon, nail bar, naeltegnikus; nail, manicures, pedicures, feet done, iinzipho, nail technician, toenails | Beauty & Wellness
pedicure, pedicures, pedikuur | Beauty & Wellness | nails
lashes, lash extensions, lash lift, wimpers, eyelashes, wimperkamer; lash, eyelash, fake lashes | Beauty & Wellness | brows
brows, brow lamination, wenkbroue, threading, eyebrows, tinting; eyebrow, microblading | Beauty & Wellness | lashes
waxing, wax, ontharing; hair removal, brazilian wax, leg wax, laser hair removal | Beauty & Wellness
facial, facials, skin studio, skin treatment, chemical peel, microneedling, acne, pigmentation, gesigsbehandeling, velsorg; skin, skin care, skincare, pimples, skin specialist, dark marks, acne treatment, puisies, ulusu | Beauty & Wellness
makeup, event makeup, grimering, make up artist; make up, makeup artist, bridal makeup, wedding makeup | Beauty & Wellness, Hair Salon
spa, day spa, hammam, body wrap, couples treatment, salt room, sauna, float; spa day, pamper day, couples massage, relax, relaxation, wellness, steam room, float tank, floating | Beauty & Wellness | massage
massage, deep tissue, sports massage, masseer, masseuse, reflexology, bodywork, massering, cupping; stiff neck, sore muscles, tense shoulders, stiff shoulders, sore shoulders, knots in back, massage therapist, rub down | Beauty & Wellness | spa
tattoo, tattoos, piercing, tatoeeer; tattooist, tattoo artist, tattoo studio, tattoo parlour, body piercing | Beauty & Wellness
doctor, doctors, gp, general practice, general practitioner, family doctor, dokter, huisarts, ugqirha, udokotela, house calls; see a doctor, sick, flu, fever, sore throat, headache, stomach ache, cough, blood test, blood pressure, std test, sick note, medical certificate, siek, chronic medication, medical aid | Medical | @Medical
dentist, dental, dentistry, tandarts, fillings, crowns, whitening, ugqirha wamazinyo; tooth, teeth, toothache, tooth ache, sore tooth, tandpyn, teeth cleaning, teeth whitening, tande, amazinyo, broken tooth, tooth pulled, root canal, braces, orthodontist | Medical | doctor
physiotherapist, physiotherapy, physio, fisioterapeut, fisio, post surgery rehab, dry needling; pain, pyn, iintlungu, sore back, back pain, sore knee, knee injury, sports injury, injury, rugpyn, seer rug, rehab, pulled muscle, slipped disc, back ache, backache, bad back, neck pain, umqolo, rehabilitation after surgery | Medical | massage
acupuncture, acupuncturist, akupunktuur | Medical | physio
surgeon, chirurg, specialist doctor | Medical | doctor, @Medical
botox, fillers, aesthetic clinic | Beauty & Wellness, Medical | facial
chiropractor, chiro, chiropraktisyn, osteopath | Medical | physio, @Medical
optometrist, optician, eye test, spectacles, contact lenses, oogkundige, glasses, bril, brille; eye, eyes, eye doctor, eye specialist, sunglasses, eyes tested, oe, amehlo, new glasses, oogtoets, cant see | Medical | @Medical
pharmacy, pharmacist, chemist, apteek, ikhemesti, dispensary; medicine, pills | Medical | @Medical
hospital, hospitaal, casualty, isibhedlele, emergency room, trauma unit | Medical | doctor, @Medical
psychologist, psychiatrist, therapist for mind, counsellor, counselling, sielkundige, psychology; depression, anxiety, marriage counselling, marriage counsellor, couples therapy, therapy | Medical | doctor
clinic, kliniek, ikliniki, nurse run, nurse, verpleegster | Medical | doctor
vaccination, vaccinations, vaccine, inenting, vaccines; flu shot, flu jab, immunisation, injection, ugonyo, baby injections | Medical | doctor
mother and baby, antenatal, breastfeeding, midwife, vroedvrou, baby clinic, newborns, pregnancies, baby weighing; pregnant, pregnancy, swanger, baby, newborn, ante natal, ukhulelwe, umntwana | Medical | doctor
dermatologist, dermatology, velarts | Medical | facial
paediatrician, pediatrician, kinderarts | Medical | doctor, @Medical
podiatrist, voetarts | Medical | doctor, @Medical
gynaecologist, ginekoloog | Medical | doctor, @Medical
audiologist, hearing aid, gehoor; hearing test | Medical | doctor, @Medical
dietician, dietitian, dieetkundige, nutritionist | Medical | doctor, @Medical
biokineticist | Medical | physiotherapist, @Medical
radiologist, x ray, xray | Medical | doctor, @Medical
sangoma, traditional healer, igqirha, kruiedokter, herbalist, inyanga, homeopath | Medical, Other | doctor
gym, gymnasium, gimnasium, open gym, gym membership, fitness, barbell, powerlifting, ijim, weights; fitness centre, work out, workout, get fit, lose weight, weight loss, gewigte, ukuzivocavoca, umthambo, iron | Fitness | @Fitness
personal trainer, personal training, afrigter, personal coach; trainer | Fitness | gym
strength classes, strength training, crossfit, powerlifting; weight training, weightlifting | Fitness | gym
yoga, joga, hatha, vinyasa, yin, prenatal yoga; stretch, meditation | Fitness | pilates
pilates, clinical pilates | Fitness, Medical | yoga
boxing, boks, boxing classes, kickboxing, isibhakela; fight, self defence | Fitness
surf school, surf lessons, surfing, surf, branderplankry, board hire; learn to surf, surfing lessons, brander, wetsuit | Fitness
swimming lessons, learn to swim, swimming, lane swimming, swem, aqua, ukuqubha, open water swimming; swim, swimming classes, swemlesse, teach my child to swim, swim school, pool | Fitness
aqua aerobics, aerobics, water aerobics | Fitness | swimming lessons
running club, trail runs, trail club, comrades training, hardloop; running, run, jogging, hardloopklub, running group, trail running, couch to 10 km, ukubaleka, marathon | Fitness
kayak, kayak hire, surfski, paddle, paddling; canoe, kajak, kayaking | Fitness
climbing, bouldering, belay course, rotsklim, climbing room; climbing wall, rock climbing, climbing gym, rock wall | Fitness
dance classes, dance, dans, dance studio, ballroom, hip hop, sokkie, ukudanisa, ballroom jazz; dancing, dance lessons, learn to dance, danslesse, ballet, salsa | Fitness
zumba, spinning class, bootcamp, hiit | Fitness | aerobics, gym
`
