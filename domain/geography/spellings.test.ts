import { describe, expect, it } from 'vitest'
import { areaNames } from './data/names/areas.ts'
import { cityNames } from './data/names/cities.ts'
import { islandNames } from './data/names/islands.ts'
import { zoneNames } from './data/names/zones.ts'
import { greece } from './greece.ts'

/** Places as people type them. The level and id of the first suggestion, then spellings parted by commas. */
const spellings: Readonly<Record<string, string>> = {
  // In eight languages, by older names, and on either keyboard
  'country 300': 'Ελλάδα, Greece, Griechenland, Grecia, Grèce, Греция, Grécia, Hellas, ellada',
  'city 4501':
    'Αθήνα, ΑΘΗΝΑ, αθηνα, Athens, Athen, Atene, Athènes, athenes, Афины, Atenas, Athina, athhna, a8hna, a8ina, auhna, au;hna, Aθήνa, Ατηενσ, Αθήναι, αθνηα, athina, Ἀθῆναι',
  'city 701':
    'Θεσσαλονίκη, ΘΕΣΣΑΛΟΝΙΚΗ, θεσαλονικη, Thessaloniki, Salonicco, Thessalonique, Салоники, Tesalónica, Salónica, Saloniki, Salonika, Θεσ/νίκη, Θεσ/νικη, 8essalonikh, 9essaloniki, thessalonikh, 8es/nikh, uessalonikh, qessalonikh, Σαλονίκη, Σαλόνικα, Фессалоники, Thessalonika, thesaloniki, θεσσαλονκη, Solun',
  'city 5101':
    'Πειραιάς, Piraeus, Piräus, Pireo, Le Pirée, Пирей, El Pireo, Pireu, peiraias, pireas, peiraia, Πειραια',
  'city 3701': 'Πάτρα, Patras, Patrasso, Патры, patra, Πάτραι, Pátra',
  'city 7101':
    'Ηράκλειο, Heraklion, Candia, Kandia, Héraklion, Ираклион, Iraklion, hrakleio, irakleio, hraklio, Χάνδακας',
  'city 2201': 'Λάρισα, Larissa, Лариса, larisa, Λαρισσα, LARISA',
  'city 2401': 'Βόλος, Volos, Volo, Волос, bolos, volos, BOΛOΣ',
  'city 1801':
    'Ιωάννινα, Ioannina, Giannina, Янина, Janina, Γιάννενα, Γιάννινα, giannena, iwannina, ioanina, Yannina',
  'city 7401': 'Χανιά, Chania, La Canea, La Canée, Ханья, Canea, xania, hania, Khania, Χανια',
  'city 7301': 'Ρέθυμνο, Rethymno, Retimo, Réthymnon, Ретимно, re8umno, rethimno, ρεθυμνον',
  'city 2901': 'Χαλκίδα, Chalkida, Calcide, Халкида, xalkida, halkida, Cálcis',
  'city 501': 'Καβάλα, Kavala, Cavala, Кавала, kabala, καβαλλα',
  'city 301':
    'Αλεξανδρούπολη, Alexandroupoli, Alessandropoli, Александруполис, Αλεξ/πολη, aleksandroupolh, Dedeagach',
  'city 101': 'Κομοτηνή, Komotini, Комотини, komothnh, Gümülcine',
  'city 601': 'Ξάνθη, Xanthi, Ксанти, ksan8h, 3anthi, xanthh',
  'city 4101': 'Ναύπλιο, Nafplio, Nauplia, Nauplie, Нафплион, nayplio, nafplion, Ανάπλι',
  'city 4301': 'Σπάρτη, Sparta, Esparta, Sparte, Спарта, sparth, sparti',
  'city 4401': 'Καλαμάτα, Kalamata, Каламата, kalamata, Καλαματα',
  'city 2804': 'Θήβα, Theben, Tebe, Thèbes, Фивы, Tebas, thiva, 8hba, 8iva',
  'city 3806': 'Ναύπακτος, Lepanto, Nafpaktos, Naupacte, Έπαχτος, naypaktos',
  'city 4201': 'Κόρινθος, Korinth, Corinto, Corinthe, Коринф, korin8os',
  'island 1': 'Κρήτη, Crete, Kreta, Creta, Crète, Крит, kriti, krhth, KPHTH, Kriti, κρητη',
  'island 4':
    'Κέρκυρα, Corfu, Korfu, Corfù, Corfou, Корфу, Corfú, Kerkyra, kerkura, kerkira, Corcyra, Керкира, ψορφθ, corfy',
  'island 11': 'Ζάκυνθος, Zante, Zakynthos, Закинф, Zacinto, zakinthos, zakunthos, zakyn8os, Ζάκυθος',
  'island 36':
    'Σαντορίνη, Santorini, Santorin, Санторини, santorinh, santorhnh, sadorini, Σαντορινη, Санторинн',
  'island 3': 'Ρόδος, Rhodes, Rhodos, Rodi, Родос, Rodas, rodos, POΔOΣ, Rhodus',
  'island 33': 'Μύκονος, Mykonos, Micono, Миконос, mikonos, mukonos, MYKONOΣ, Myconos, Μικονος, mykonso',
  'island 20': 'Πάρος, Paros, Paro, Парос',
  'island 10': 'Νάξος, Naxos, Nasso, Наксос, naksos, na3os',
  'island 5': 'Λέσβος, Lesbos, Lesbo, Лесбос, lesvos, Lesvos',
  'island 7': 'Κεφαλονιά, Kefalonia, Cefalonia, Céphalonie, Кефалония, kefallonia, Κεφαλλονιά',
  'island 2': 'Εύβοια, Euboea, Euböa, Eubea, Eubée, Эвбея, evia, euboia, evoia, Negroponte',
  'island 14': 'Λευκάδα, Lefkada, Leucade, Лефкада, leukada, Santa Maura, Lefkas',
  'island 31': 'Σαλαμίνα, Salamis, Salamina, Salamine, Саламин, Κούλουρη',
  'island 35': 'Αίγινα, Aegina, Ägina, Égine, Эгина, Egina, aigina',
  'island 44': 'Ύδρα, Hydra, Idra, Идра, Гидра, ydra, udra',
  'island 17': 'Κύθηρα, Kythira, Citera, Cythère, Cerigo, Τσιρίγο, ky8hra, kithira',
  'island 68': 'Καστελλόριζο, Kastellorizo, Castelrosso, Кастелоризо, Meis, kastelorizo',
  'touristicArea 1': 'Κυκλάδες, Cyclades, Kykladen, Cicladi, Киклады, Cícladas, kyklades, kuklades',
  'touristicArea 2': 'Δωδεκάνησα, Dodecanese, Dodekanes, Dodecaneso, Додеканес, dodekanhsa, dwdekanhsa',
  'touristicArea 10': 'Πήλιο, Pelion, Pilion, Pelio, Пелион, phlio, pilio',
  'touristicArea 11': 'Μάνη, Mani, Мани, manh',
  'city 2602': 'Μετέωρα, Meteora, Météores, Метеоры, metewra',
  'region 9':
    'Πελοπόννησος, Peloponnese, Peloponnes, Peloponneso, Péloponnèse, Пелопоннес, Μοριάς, peloponnhsos, peloponisos',
  'region 10': 'Αττική, Attica, Attika, Attique, Аттика, attikh, atiki',
  'region 4': 'Ήπειρος, Epirus, Epiro, Épire, Эпир, hpeiros, ipiros',
  'region 5': 'Θεσσαλία, Thessaly, Thessalien, Tessaglia, Фессалия, 8essalia',
  'region 7': 'Ιόνια Νησιά, Ionian Islands, Ionische Inseln, Isole Ionie, Ионические острова',
  'province 13': 'Χαλκιδική, Halkidiki, Chalkidiki, Calcidica, Chalcidique, Халкидики, xalkidikh, halkidhikh',
  // Abbreviated, and with the places around
  'city 4807': 'Νέα Σμύρνη, Ν. Σμύρνη, Ν.Σμύρνη, n smyrni, nea smirni, Nea Smyrni, ν σμυρνη',
  'city 4602': 'Αγία Παρασκευή, Αγ. Παρασκευή, Αγ Παρασκευη, ag paraskevi, agia paraskeuh, Agia Paraskevi',
  'city 4808': 'Παλαιό Φάληρο, Π. Φάληρο, Παλ. Φάληρο, p faliro, palaio faliro, Paleo Faliro, palio faliro',
  'city 4802': 'Άγιος Δημήτριος, Αγ. Δημήτριος, ag dimitrios, Μπραχάμι, mpraxami',
  'city 4506': 'Ηλιούπολη, Ηλ/πολη, ilioupoli, hlioupolh, Hlioupoli',
  'city 4608': 'Νέα Ιωνία, Ν. Ιωνία, n ionia, nea iwnia',
  'city 4601': 'Μαρούσι, Αμαρούσιο, Marousi, marousi, maroysi, Maroussi',
  'city 4612': 'Χαλάνδρι, Halandri, xalandri, chalandri, xalanri',
  'city 4704': 'Αιγάλεω, Egaleo, aigalew, aigaleo',
  'cityZone 4501011': 'Κολωνάκι, kolonaki, kolwnaki, κολωνακι αθηνα, Kolonaki – Athens, κολονακι',
  'cityZone 4501020': 'Παγκράτι, pagrati, pangrati, pagkrati, παγκρτάι',
}

describe('spellings', () => {
  const cases = Object.entries(spellings).flatMap(([ref, list]) =>
    list.split(', ').map((spelling) => [spelling, ref] as const),
  )

  it('are more than two hundred', () => {
    expect(new Set(cases.map(([spelling]) => spelling)).size).toBeGreaterThan(200)
  })

  it.each(cases)('%s → %s', (spelling, ref) => {
    const [first] = greece().suggest(spelling, 3)
    expect(first && `${first.level} ${first.id}`).toBe(ref)
  })
})

describe('names in other languages', () => {
  const rows = [...areaNames, ...cityNames, ...islandNames, ...zoneNames]
  const named = new Set(rows.map(([el]) => el))
  const { places } = greece()
  const lacking = (level: string, least: number) =>
    places.filter((place) => place.level === level && place.weight >= least && !named.has(place.name.el))

  it('are there for every region, landscape, inhabited island and larger city', () => {
    const names = ['region', 'touristicArea'].flatMap((level) => lacking(level, 0))
    expect([...names, ...lacking('island', 2)].map(({ name }) => name.el)).toEqual([])
    expect(named.size).toBe(rows.length)
  })

  it('belong to places that exist', () => {
    const known = new Set(places.map(({ name }) => name.el))
    expect([...named].filter((name) => !known.has(name))).toEqual([])
  })

  it('are in the script of their language', () => {
    const latin = /^[\p{Script=Latin}\s’-]+$/u
    const russian = /^[\p{Script=Cyrillic}\s-]+$/u
    const wrong = rows.filter(
      ([, de, it, fr, ru, es, pt]) =>
        ![de, it, fr, es, pt].every((name) => latin.test(name)) || !russian.test(ru),
    )
    expect(wrong).toEqual([])
  })

  it('lead to their places, with any accents', () => {
    const lost = rows.flatMap(([el, ...names]) =>
      names
        .flatMap((several) => several?.split(', ') ?? [])
        .filter(
          (name) =>
            !greece()
              .suggest(name.normalize('NFD').toUpperCase(), 12)
              .some((place) => place.name.el === el),
        ),
    )
    expect(lost).toEqual([])
  })
})
