/**
 * Abbreviations in place names: `Δ. Αθηναίων`, `Αγ. Παρασκευής`, `Π. Φάληρο`, `St. Nikolaos`. Each has
 * several long forms, whose endings do not matter; an empty one is a word for the kind of place, which is not
 * in its name. Folded.
 */
const longForms: Readonly<Record<string, readonly string[]>> = {
  δ: ['', 'δυτικη'],
  δημ: [''],
  'π ε': [''],
  'δ ε': [''],
  'δ κ': [''],
  'τ κ': [''],
  αγ: ['αγιοσ', 'αγια', 'αγιοι'],
  ν: ['νεα', 'νεο', 'νεοι', ''],
  π: ['παλαιο', 'παλαια', 'παλια'],
  πλ: ['πλατεια'],
  κ: ['κατω', 'κεντρο'],
  α: ['ανω', 'ανατολικη'],
  β: ['βορεια'],
  μ: ['μεγαλη', 'μεγαλο', 'μεγα', 'μικρο'],
  στ: ['σταθμοσ', ''],
  d: ['', 'dytiki'],
  dim: [''],
  n: ['nea', 'neo', 'neoi', ''],
  p: ['palaio', 'palaia', 'palia'],
  pl: ['plateia'],
  k: ['kato', 'kentro'],
}

const saints = ['agios', 'agia', 'agioi']
/** Saints as each of the languages calls them. */
const saintWords =
  'ag agh ay ayios ayia aghios aghia st saint sainte ste sankt san santa sant santo sto sta s sao hl heiliger heilige'
const russianSaints = 'св святой святая святого святые сан'

const forms: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(longForms),
  ...saintWords.split(' ').map((word) => [word, saints] as const),
  ...russianSaints.split(' ').map((word) => [word, ['агиос', 'агиа', 'айос', 'айя']] as const),
])

/** Saints with a name of their own in other languages, in Greek; used only beside a word for a saint. */
const saintNames: Readonly<Record<string, string>> = {
  nikolaos: 'nicholas nicolas nikolaus nicola nicolo nicolau',
  georgios: 'george georg giorgio georges jorge',
  ioannis: 'john johannes johann giovanni jean juan joao',
  dimitrios: 'demetrius demetrios demetrio',
  pavlos: 'paul paolo pablo paulo',
  konstantinos: 'constantine konstantin costantino constantin constantino',
  irini: 'irene irena',
  varvara: 'barbara',
}
const ownNames: ReadonlyMap<string, string> = new Map(
  Object.entries(saintNames).flatMap(([own, names]) => names.split(' ').map((name) => [name, own] as const)),
)

/** Texts that are tried for one query. */
const MOST = 8

/** The expansions of a folded query with abbreviations; none without one. */
export function writtenOut(query: string): readonly string[] {
  const typed = query.split(' ')
  if (typed.length < 2) return []
  const isSaint = typed.some((word) => forms.get(word) === saints)
  const words = isSaint ? typed.map((word) => ownNames.get(word) ?? word) : typed
  let texts: readonly string[] = ['']
  let isShort = false
  for (let at = 0; at < words.length; ) {
    const pair = words.slice(at, at + 2).join(' ')
    const size = at + 1 < words.length && forms.has(pair) ? 2 : 1
    const word = size === 2 ? pair : (words[at] as string)
    const long = forms.get(word)
    isShort ||= long !== undefined
    texts = texts.flatMap((text) => (long ?? [word]).map((form) => `${text} ${form}`.trim())).slice(0, MOST)
    at += size
  }
  return isShort ? texts.filter((text) => text !== '' && text !== query) : []
}
