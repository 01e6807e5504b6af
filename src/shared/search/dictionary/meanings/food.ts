/** Eating and drinking. The format is described in `../meanings.ts`. */
export const FOOD = `
restaurant, restaurants, restaurante, eatery, bistro, eetplek, indawo yokutyela; dine, dining, place to eat, somewhere to eat, date night, dinner tonight, ukutya, eat out, hungry, kos, food, romantic dinner, table for, book a table, tafel vir, birthday, anniversary, verjaarsdag, verjaardag | Restaurant
breakfast, ontbyt, brunch, isidlo sakusasa; eggs, early breakfast | Restaurant
lunch, middagete; lunch spot, quick lunch | Restaurant
dinner, supper, aandete, set dinner | Restaurant
sunday lunch, sondagete, seven colours, sunday roast | Restaurant
takeaway, take away, takeout, wegneemetes, wegneem, fast food, kitskos; food to go, take home food | Restaurant
coffee shop, coffee, cafe, koffie, koffiewinkel, roastery, cappuccino, flat white, kafee, ikofu, coffee house; barista, espresso, cortado, good coffee, latte | Restaurant
barista classes, barista | Restaurant
tea room, cream tea, high tea, tea garden, scones, teekamer; tea, tee, afternoon tea | Restaurant
bakery, baker, baked goods, bakkery, brood, bread, pastries, croissants, sourdough, isonka, baguette, pies; fresh bread, bread shop, pie | Restaurant
cake, cakes, koek, koeke, cakes to order, melktert; birthday cake, wedding cake, verjaarsdagkoek, verjaardagkoek, troukoek, cupcake, cupcakes, ikeyiki, dessert, something sweet | Restaurant | bakery
pizza, pizzeria, wood fired; pitsa, italian, italian restaurant, italiaans | Restaurant
sushi, omakase, sashimi; japanese, japanese restaurant, japanese food | Restaurant
seafood, fish and chips, linefish, calamari, snoek, mussels, fisheries, hake, prawns, grilled fish, seekos, vis, fish braai; fish, fish restaurant, hake and chips, crayfish, oysters, intlanzi, visrestaurant, vis en skyfies | Restaurant
braai, shisanyama, shisa nyama, chisanyama, tshisanyama, inyama, braaivleis, grill, espetada; barbecue, bbq, meat, vleis, grilled meat, steak, steakhouse | Restaurant
butcher, butchery, slaghuis, slagter | Restaurant, Other
curry, kerrie, bunny chow, bunny, tiffin, roti; indian, indian food, indian restaurant, durban curry, samosa | Restaurant
cape malay, denningvleis, bredie, samoosa, dhaltjies, koesister, bobotie; malay food, malay restaurant, traditional cape food, kaapse kos | Restaurant
koesister, koesisters, koeksister, koeksisters | Restaurant
gatsby, gatsbys, gatsbies, salomie, slap chips; chips, skyfies, full house | Restaurant
vetkoek, amagwinya, fat cakes, magwinya, igwinya | Restaurant | @Restaurant
thai, thai food, green curry, nong khai; asian, asian food, noodles, pad thai, thais, chinese, chinese food, vietnamese | Restaurant
greek, greek food, greek kitchen, taramasalata, lamb spit; grieks, mediterranean, lamb on the spit | Restaurant
portuguese, peri peri, prego, espetada, madeiran, trinchado; portugees, chicken peri peri | Restaurant
african food, somali, congolese, kinshasa, pondu, fumbwa, plantain, umngqusho, pap, chakalaka, goat; ethiopian, west african, traditional african, township food, kasi food, tripe, mogodu, afval, samp and beans, umphokoqo, pap and meat | Restaurant
french, french bistro, croissants, bistro; frans, french food, french restaurant | Restaurant
burger, burgers, hamburger, prego roll | Restaurant | takeaway
chicken, hoender, inkukhu | Restaurant | takeaway
tasting menu, fine dining, chefs table, omakase, small plates; special occasion, anniversary dinner, fancy restaurant, fyn eetkuns, tapas | Restaurant
wine bar, natural wine, wine tasting, wine pairing, wyn, wyntuin; wine, wynproe, wine tour, wine tours, wine farm, wine estate, iwayini | Restaurant
bar, full bar, kroeg, pub, tavern, craft beer, shebeen, sundowners, cocktails; beer, bier, drinks, drink, cocktail, cocktail bar, sundowner, pub grub, nightclub, sports bar, watch rugby, watch the rugby, watch soccer, watch football, watch cricket, watch the game, watch sport, utywala, umqombothi | Restaurant
bottle store, drankwinkel, liquor store, liquor shop | Other, Restaurant
catering, caterer, spysenier, spyseniering, platters, catering for functions; cater, food for party, party platters, funeral catering, snack platters, food for function, umcimbi food | Restaurant, Other
cooking class, cooking lessons, kookklas; learn to cook, cooking course, cooking, cooking workshop | Restaurant
farm stall, padstal, plaasstal, preserves, roosterkoek, konfyt; jam, deli | Restaurant
picnic, picnic basket, piekniek | Restaurant
ice cream, roomys, gelato | Restaurant
vegan, vegan options, vegan menu, veganist, plant based; veganistiese | Restaurant | vegetarian
vegetarian, vegetarian options, vegetarian menu, vegan, vegetaries; meat free, no meat, veggie | Restaurant
late kitchen, open late, late night food; late night, eat late, after midnight | Restaurant
spaza, spaza shop, tuck shop, corner shop, ivenkile, supermarket, grocery, groceries, kruidenier | Other
private functions, function venue, private function, group bookings, private table; venue, party venue, wedding venue, birthday venue, conference venue, hall, hall hire, church hall, big group, work function, year end function, troulokaal | Restaurant, Other
delivery, aflewering, food delivery, deliveries | Restaurant, Other
`
