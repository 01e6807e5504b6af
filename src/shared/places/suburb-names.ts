import type { Area } from './areas.ts'

/**
 * Suburbs and towns by area, other spellings after a slash. Capitals, accents, apostrophes, hyphens and
 * spaces between words need no extra spelling: Bo-Kaap covers bokaap. Where the border is disputed we go by
 * which local plumber a resident would call.
 */
export const SUBURB_NAMES: Record<Area, string> = {
  'City Bowl': `
    City Centre/CBD/City Center/Cape Town CBD/Cape Town City Centre/Cape Town Central/Kaapstad
    Middestad/Middestad/Stad/Town/Idolophu, Bo-Kaap/Malay Quarter/Slamse Buurt/Schotsche Kloof/Schotschekloof, De Waterkant/Waterkant,
    Devil's Peak Estate/Devils Peak, District Six/District 6/Distrik Ses/D6/Zonnebloem, East City, Foreshore,
    Gardens/Tuine, Higgovale, Kloof Nek, Oranjezicht, Salt River/Soutrivier, Tamboerskloof/Tamboers,
    University Estate, Vredehoek, Walmer Estate, Woodstock/Papendorp`,
  'Atlantic Seaboard': `
    Bakoven, Bantry Bay/Bantrybaai, Camps Bay/Kampsbaai, Clifton, Fresnaye, Granger Bay,
    Green Point/Groenpunt, Hangberg, Hout Bay/Houtbaai, Imizamo Yethu/IY, Llandudno, Mouille Point/Moullie Point,
    Oudekraal, Sea Point/Seepunt, Three Anchor Bay/Drieankerbaai, V&A Waterfront/Waterfront/V and A Waterfront/
    Victoria and Alfred Waterfront/Victoria Waterfront`,
  'Southern Suburbs': `
    Bergvliet, Bishopscourt, Cape Point, Capri Village/Capri, Castle Rock, Claremont, Clovelly,
    Constantia, Diep River/Dieprivier, Dreyersdal, Elfindale, Fernwood, Fish Hoek/Vishoek, Glencairn,
    Harfield Village/Harfield, Heathfield, Imhoff's Gift, Kalk Bay/Kalkbaai, Kenilworth, Kirstenhof,
    Kommetjie/Kommetjies, Kreupelbosch, Lakeside, Marina da Gama, Masiphumelele/Masi, Meadowridge,
    Misty Cliffs, Mowbray, Muizenberg/Muizies, Ndabeni, Newlands/Nuweland, Noordhoek, Observatory/Obs/
    Observatorium, Ocean View, Pinelands, Plumstead, Retreat, Rondebosch, Rondebosch East/Rondebosch-Oos, Rosebank,
    Scarborough, Simon's Town/Simonstad, Southfield, St James/Saint James, Steenberg, Sun Valley,
    Sunnydale, Sybrand Park, Tokai, Westlake, Witteboomen, Wynberg, Zwaanswyk`,
  'Northern Suburbs': `
    Amanda Glen, Aurora, Bellville/Belville, Bellville South/Bellville-Suid, Bloekombos, Bloemhof, Boston, Bothasig, Brackenfell/Brackies,
    Burgundy Estate/Burgundy, Cape Gate, De Tijger, Door de Kraal, Durbanville, Durbell, Edgemead,
    Eversdal, Factreton, Fisantekraal, Glenhaven, Goodwood, Haasendal, Joostenbergvlakte, Kenridge, Kensington,
    Klipheuwel, Kraaifontein, Kuils River/Kuilsrivier, Langeberg Ridge, Loevenstein, Maitland,
    Monte Vista, N1 City/N1-Stad, Oakdale, Oude Westhof, Panorama, Parow, Parow Valley/Parowvallei, Pinehurst,
    Plattekloof, Protea Heights/Protea Hoogte, Richwood, Ruyterwacht, Sarepta, Scottsdene, Scottsville,
    Sonstraal Heights/Sonstraal, Stellenberg, Stikland, Thornton, Tyger Valley/Tygervallei,
    Tyger Waterfront, Tygerdal, Uitzicht, Vasco, Vierlanden, Vredekloof, Wallacedene, Welgelegen,
    Welgemoed, Windermere, Windsor Park, Zevenwacht`,
  'Cape Flats': `
    Airport Industria/Airport/Cape Town International Airport, Athlone, Beacon Valley, Belhar,
    Bishop Lavis/Lavis, Blackheath, Blue Downs, Bonteheuwel/Bonties, Bridgetown, Browns Farm/Brown's Farm,
    Colorado Park, Crawford, Crossroads, Delft, Eastridge, Eerste River/Eersterivier/Eersties,
    Elsies River/Elsiesrivier/Elsie's River/Elsies, Enkanini, Epping/Epping Industria, Gatesville, Grassy Park,
    Gugulethu/Gugs/Guguletu/Gugulettu, Hanover Park, Harare, Hazendal, Heideveld, Kalksteenfontein,
    Kenwyn, Kewtown, Khayelitsha/Kayelitsha/Kayelitsa, Kuyasa, Langa, Lansdowne, Lavender Hill,
    Lentegeur, Lotus River/Lotusrivier, Makhaza, Manenberg, Matroosfontein, Mfuleni, Mitchells Plain/Mitchell
    Plain/Mitchells Plein/The Plain, Montana, Nyanga, Ottery, Parkwood, Pelikan Park/Pelican Park, Philippi/Phillipi/Philipi,
    Philippi Horticultural Area/PHA,
    Portlands, Primrose Park, Ravensmead/Tiervlei, Rocklands, Rylands/Rylands Estate, Samora Machel, Seawinds, Sherwood Park,
    Silvertown, Site B/Nonqubela, Site C, Strandfontein, Surrey Estate, Tafelsig, Town Two, Valhalla Park,
    Vrygrond/Capricorn, Weltevreden Valley, Westridge, Wetton, Woodlands, Zeekoevlei`,
  'West Coast': `
    Atlantis, Big Bay/Bigbay, Bloubergrant/Bloubergrandt, Bloubergstrand/Blouberg/Blaauwberg,
    Brooklyn, Century City/Canal Walk, Darling, Duynefontein, Du Noon, Flamingo Vlei, Joe Slovo Park,
    Killarney Gardens, Lagoon Beach, Langebaan, Mamre, Marconi Beam, Melkbosstrand/Melkbos,
    Milnerton, Montague Gardens, Paarden Eiland/Paardeneiland, Parklands, Paternoster, Pella, Phoenix,
    Royal Ascot, Rugby, Saldanha, Sanddrift, Summer Greens, Sunset Beach, Sunningdale, Table View,
    Tijgerhof, Van Riebeeckstrand, Vredenburg, West Beach, Woodbridge Island, Yzerfontein,
    Ysterplaat`,
  Helderberg: `
    Audas Estate, Bizweni, Broadlands, Croydon, Die Wingerd, Erinvale, Faure, Firgrove,
    Gordon's Bay/Gordonsbaai/Gordon Bay/Gordons, Greenways, Harbour Island, Heldervue/Helderview, Helderzicht,
    Land en Zeezicht, Lwandle, Macassar, Mountainside, Nomzamo, Onverwacht, Paardevlei, Parel Vallei,
    Sir Lowry's Pass/Sir Lowrys Pass Village/Sir Lowryspas, Sitari, Somerset West/Somerset-Wes/Somerset, Spanish Farm,
    Steynsrust, Strand/The Strand, Twin Palms`,
  Other: `
    Betty's Bay/Bettysbaai, Caledon, Ceres, Cloetesville, Die Boord, Elgin, Franschhoek/Franschoek/
    Fransch Hoek, Grabouw, Hermanus, Idas Valley/Ida's Valley, Jamestown, Kayamandi, Klapmuts,
    Kleinmond, Kylemore, Malmesbury, Mbekweni, Paarl, Philadelphia, Pniel, Pringle Bay, Raithby,
    Riebeek Kasteel, Riebeek West, Robertson, Rooi Els, Simondium, Stellenbosch/Stellies/Stellenbos, Technopark, Tulbagh,
    Villiersdorp, Wellington, Wemmershoek, Worcester`,
}

/**
 * Names that are also everyday words, brands or people. In 'wellness retreat' or 'rugby club' they are no
 * place; only 'in Retreat' or the area box makes them one.
 */
export const EVERYDAY_NAMES = `
  CBD, Stad, Town, Gordons, Capricorn, Clifton, The Plain, Airport, Atlantis, Aurora, Boston, Brooklyn, Burgundy, Capri, Ceres,
  Crawford, Crossroads, Croydon, Darling, Delft, Foreshore, Gardens, Greenways, Harare,
  Kensington, Lakeside, Montana, Mountainside, Ocean View, Panorama, Parklands, Philadelphia,
  Phoenix, Portlands, Retreat, Robertson, Rocklands, Rosebank, Rugby, Scarborough, Strand, The Strand,
  Sun Valley, Tuine, Vasco, Waterfront, Waterkant, Wellington, Woodlands, Worcester`

/** What people say instead of the suburb: where they study, shop or visit somebody. */
export const LANDMARKS = `
  Rondebosch: UCT, University of Cape Town, Baxter Theatre, Red Cross Hospital, Red Cross Childrens Hospital;
  Bellville: UWC, University of the Western Cape;
  Observatory: Groote Schuur, Groote Schuur Hospital;
  Parow: Tygerberg Hospital;
  Claremont: Cavendish, Cavendish Square, Cavendish Mall;
  Newlands: Kirstenbosch;
  Kenilworth: Access Park, Kenilworth Centre;
  Wynberg: Maynard Mall;
  Tokai: Blue Route, Blue Route Mall;
  Green Point: Cape Town Stadium, Green Point Stadium;
  De Waterkant: Cape Quarter;
  City Centre: Greenmarket Square, Grand Parade, Golden Acre, Company's Garden, Companys Gardens, Cape Town Station;
  Foreshore: CTICC, Convention Centre;
  Gardens: Mount Nelson, Gardens Centre;
  Woodstock: Old Biscuit Mill, Biscuit Mill;
  Goodwood: GrandWest, Grand West;
  Athlone: Vangate, Vangate Mall;
  Mitchells Plain: Liberty Promenade, Promenade Mall;
  Table View: Bayside Mall;
  Big Bay: Eden on the Bay;
  Muizenberg: Surfers Corner;
  Simon's Town: Boulders, Boulders Beach;
  Stellenbosch: Maties, Stellenbosch University;
  Somerset West: Somerset Mall;
  Hout Bay: Mariners Wharf`

/** Streets that people name without their suburb. Those of many suburbs, as Main Road, are not among them. */
export const KNOWN_STREETS = `
  City Centre: Long Street, Bree Street, Loop Street, Adderley Street, Shortmarket Street;
  Gardens: Kloof Street, Roeland Street, Buitenkant Street;
  Woodstock: Albert Road, Roodebloem Road, Sir Lowry Road;
  Observatory: Lower Main Road;
  Sea Point: Regent Road;
  Green Point: Somerset Road;
  Camps Bay: Victoria Road;
  Athlone: Klipfontein Road;
  Milnerton: Koeberg Road;
  Bellville: Durban Road;
  Stellenbosch: Dorp Street`

/** Stretches of several suburbs, which have no area of their own. */
export const REGIONS = `
  False Bay/Valsbaai: Kalk Bay, Muizenberg, St James, Clovelly, Fish Hoek, Glencairn, Simon's Town;
  Tygerberg: Bellville, Parow, Durbanville, Tyger Valley, Welgemoed, Plattekloof, Panorama`

/** Names of whole areas. 'Other' is an option of the form; people call it the Winelands. */
export const AREA_NAMES: Record<Area, string> = {
  'City Bowl': 'City Bowl/Stadskom',
  'Atlantic Seaboard': 'Atlantic Seaboard/Atlantiese Kusstrook/Atlantic Coast',
  'Southern Suburbs':
    'Southern Suburbs/Suidelike Voorstede/Southern Burbs/South Peninsula/Deep South',
  'Northern Suburbs': 'Northern Suburbs/Noordelike Voorstede/Northern Burbs',
  'Cape Flats': 'Cape Flats/Kaapse Vlakte/The Flats',
  'West Coast': 'West Coast/Weskus',
  Helderberg: 'Helderberg/Helderberg Basin',
  Other: 'Winelands/Wynland/Wynlande/Cape Winelands/Boland',
}
