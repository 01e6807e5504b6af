/** What people want in addition to the trade, where owners list it among their amenities. */
export const WANTED = `
halaal, halal, halaalgoedgekeur; muslim friendly, no pork
kosher, koosjer
dog friendly, dogs under the table, pet friendly, hondevriendelik; dogs allowed, dogs welcome, bring my dog, with my dog, pets allowed, take my dog
child friendly, kid friendly, play corner, kindervriendelik, family friendly; kids menu, with kids, with children, for kids, for children, play area, playground, kids play area, met kinders, children welcome
wheelchair, wheelchair access, disabled access, rolstoel, rolstoelvriendelik; wheelchair accessible, wheelchair friendly, step free, wheelchairs, accessible, disabled
outdoor seating, outside seating, garden, stoep, deck; sit outside, outside tables, eat outside, buite sit
sea view, harbour view, ocean view, see uitsig, seesig; view, with a view, sea views, view of the sea, by the sea, uitsig
live music, live djs, lewendige musiek, rumba; live band, band playing, jazz, music and dancing
wi fi, wifi, free wifi; internet while i work, work from cafe, laptop friendly
off street parking, secure parking, parking, parkering; safe parking
backup power, generator; during load shedding, open during load shedding, no load shedding
card payments, pay by card, accept cards; take cards, card machine
bring your own wine, bring your own bottle, byo; byob, bring own wine, own wine
ladies only, women only, ladies only days, women only class, ladies hour; for ladies, for women, slegs dames, only women, ladies days, women, ladies
student discount, student card, student cuts, student prices; students, for students, student, studente afslag
pensioner special, pensioners, pensioners class; for pensioners, senior discount, pensioenarisse, pensioner discount
free quotes, free quote, written quote; quote, kwotasie, free quotation
walk ins welcome, walk ins, walk in; no appointment, without appointment, no booking needed
prayer room, gebedskamer
payment plans, payment plan, pay off; pay in instalments, paaiement
house calls, home visits, we come to you; come to my house, comes to you, at my home, at home, tuisbesoeke
emergency call outs, emergency call out, emergency; urgent, emergencies, nood, noodgeval, ngxamisekileyo, noodoproep, right now, dringend
free first meeting, free first class, first week free, free first run; free consultation, free trial, first time free
afrikaans spoken, ons praat afrikaans; praat afrikaans, afrikaans speaking, in afrikaans, afrikaanse
isixhosa spoken; speaks xhosa, xhosa speaking, thetha isixhosa
french spoken; speaks french, french speaking
insurance claims, insurance reports; through insurance, versekeringseis
gift vouchers, gift voucher; voucher, geskenkbewys
video consultations, video consultation; online consultation, on zoom
`
