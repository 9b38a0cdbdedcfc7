/**
 * Words for facts that listings have a field for. A keyword finds `ασανσέρ` in any text; by this table the
 * app knows whether the listing also states it (statedFacts.ts), and the sentence box which filter is meant.
 */
import { type Language, languages } from '../../locale.ts'
import { stemOf } from './stem.ts'
import { tokensOf } from './tokens.ts'

type Row = readonly [
  el: string,
  en: string,
  de: string,
  it: string,
  fr: string,
  ru: string,
  es: string,
  pt: string,
]

/**
 * Single words, in the forms that stemming does not unify; a word names at most one fact. Words that mean a
 * fact only beside others ("κεντρική", "sol", "piso") are left to the sentence grammar.
 */
// biome-ignore format: one row a line
const rows = {
  lift: ['ασανσέρ ανελκυστήρας', 'lift elevator', 'Aufzug Fahrstuhl', 'ascensore', 'ascenseur', 'лифт лифтом', 'ascensor', 'elevador'],
  balcony: ['μπαλκόνι βεράντα', 'balcony terrace veranda', 'Balkon Terrasse', 'balcone terrazza terrazzo', 'balcon terrasse', 'балкон балконом терраса веранда', 'balcón terraza', 'varanda terraço'],
  furnished: ['επιπλωμένο επίπλωση έπιπλα', 'furnished furniture', 'möbliert möblierte', 'arredato arredata ammobiliato', 'meublé meublée', 'мебель мебелью меблированная', 'amueblado amueblada', 'mobilado mobilada mobiliado'],
  cellar: ['αποθήκη', 'storage cellar storeroom', 'Keller Abstellraum', 'cantina ripostiglio', 'cave cellier', 'кладовая кладовка кладовой', 'trastero', 'arrecadação'],
  pool: ['πισίνα', 'pool swimming', 'Schwimmbad Swimmingpool', 'piscina', 'piscine', 'бассейн бассейном', 'piscina', 'piscina'],
  alarm: ['συναγερμός', 'alarm', 'Alarmanlage', 'allarme', 'alarme', 'сигнализация сигнализацией', 'alarma', 'alarme'],
  pets: ['κατοικίδιο ζώα', 'pet animals', 'Haustiere Tiere', 'animali', 'animaux', 'животные животными', 'mascotas', 'animais'],
  smokers: ['καπνιστές', 'smokers smoking', 'Raucher', 'fumatori', 'fumeurs', 'курящие курящих', 'fumadores', 'fumadores'],
  students: ['φοιτητές φοιτητικό φοιτήτρια', 'students', 'Studenten Studierende', 'studenti', 'étudiants', 'студенты студентов студентам', 'estudiantes', 'estudantes'],
  garden: ['κήπος', 'garden', 'Garten', 'giardino', 'jardin', 'сад садом', 'jardín', 'jardim'],
  parking: ['πάρκινγκ γκαράζ στάθμευση πυλωτή πιλοτή', 'parking garage', 'Parkplatz Stellplatz Tiefgarage', 'parcheggio', 'stationnement', 'парковка парковкой гараж', 'aparcamiento garaje estacionamiento', 'estacionamento garagem'],
  view: ['θέα', 'view', 'Aussicht Ausblick', 'vista', 'vue', 'вид видом', 'vista', 'vista'],
  seaView: ['θάλασσα', 'sea', 'Meer Meerblick', 'mare', 'mer', 'море моря', 'mar', 'mar'],
  lakeView: ['λίμνη', 'lake', 'Seeblick', 'lago', 'lac', 'озеро', 'lago', 'lago'],
  mountainView: ['βουνό', 'mountain', 'Berge Bergblick', 'montagna', 'montagne', 'горы', 'montaña', 'montanha'],
  riverView: ['ποτάμι', 'river', 'Fluss', 'fiume', 'rivière', 'река', 'río', 'rio'],
  parkView: ['πάρκο', 'park', 'Park', 'parco', 'parc', 'парк', 'parque', 'parque'],
  panoramicView: ['πανοραμική πανόραμα', 'panoramic panorama', 'Panoramablick', 'panoramica', 'panoramique', 'панорамный панорама', 'panorámica', 'panorâmica'],
  gas: ['αέριο', 'gas', 'Erdgas', 'metano', 'gaz', 'газ', 'gas', 'gás'],
  oil: ['πετρέλαιο', 'oil', 'Heizöl', 'gasolio', 'fioul mazout', 'мазут', 'gasóleo', 'gasóleo'],
  airConditioning: ['κλιματισμός κλιματιστικό', 'conditioning aircondition conditioned', 'Klimaanlage', 'climatizzato condizionata climatizzatore', 'climatisation climatisé', 'кондиционер кондиционером', 'climatizado acondicionado', 'climatizado condicionado'],
  underfloorHeating: ['ενδοδαπέδια', 'underfloor', 'Fußbodenheizung', '', '', '', '', ''],
  autonomousHeating: ['αυτόνομη', 'autonomous', 'Etagenheizung', 'autonomo', '', 'автономное', '', 'autónomo'],
  renovated: ['ανακαινισμένο', 'renovated refurbished', 'renoviert saniert', 'ristrutturato ristrutturata', 'rénové rénovée', 'ремонт ремонтом', 'reformado reformada', 'renovado remodelado'],
  newlyBuilt: ['νεόδμητο νεόκτιστο καινούργιο', 'newbuild', 'Neubau', 'nuovo nuova', 'neuf neuve', 'новостройка', 'nuevo nueva', 'novo nova'],
  basement: ['υπόγειο', 'basement', 'Untergeschoss', 'interrato', '', 'подвал', 'sótano', ''],
  semiBasement: ['ημιυπόγειο', 'semibasement', 'Souterrain', 'seminterrato', '', 'полуподвал', 'semisótano', 'semicave'],
  groundFloor: ['ισόγειο', '', 'Erdgeschoss Parterre', '', '', '', '', ''],
  roofRoom: ['δώμα', '', '', '', '', '', '', ''],
  occupied: ['μισθωμένο κατοικείται', 'occupied tenanted', 'vermietet', 'occupato affittato', 'occupé loué', 'сдано', 'ocupado alquilado', 'ocupado arrendado'],
} as const satisfies Record<string, Row>

export type Fact = keyof typeof rows
export const facts = Object.keys(rows) as Fact[]

/** The words of a fact in a language, as people write them. */
export function factWords(fact: Fact, language: Language): readonly string[] {
  const words = rows[fact][languages.indexOf(language)] ?? ''
  return words.split(' ').filter((word) => word !== '')
}

const factOfStems: ReadonlyMap<string, Fact> = new Map(
  facts.flatMap((fact) =>
    rows[fact].flatMap((words) => tokensOf(words).map(({ form }) => [stemOf(form), fact] as const)),
  ),
)

/** The fact that a word names, by its stem. */
export const factOf = (stem: string): Fact | undefined => factOfStems.get(stem)
