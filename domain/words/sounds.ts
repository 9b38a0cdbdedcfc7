/**
 * Sound keys: one rough spelling for Greek, its many Latin spellings and its Russian one, so that
 * `8essalonikh`, `thessaloniki`, `Θεσσαλονίκη` and `Фессалоники` match. Lossy on purpose: keys are compared,
 * never shown.
 */

/** What signs in a row sound like, each way of reading them parted by a space; of several rows the longest holds. */
type Sounds = Readonly<Record<string, string>>

const greek: Sounds = {
  ου: 'u',
  αι: 'e',
  ει: 'i',
  οι: 'i',
  υι: 'i',
  αυ: 'af',
  ευ: 'ef',
  μπ: 'v',
  μβ: 'v',
  ντ: 'd',
  νδ: 'd',
  γκ: 'g',
  γγ: 'g',
  νγκ: 'g',
  γξ: 'nks',
  γχ: 'nh',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: '8',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'ks',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  υ: 'i',
  φ: 'f',
  χ: 'h',
  ψ: 'ps',
  ω: 'o',
}

/** Latin letters by every habit of Greeklish: by sound, by looks, by place on the keyboard. */
const latin: Sounds = {
  ou: 'u',
  oy: 'u',
  ai: 'e',
  ae: 'e',
  ei: 'i',
  oi: 'i',
  yi: 'i',
  au: 'af',
  ay: 'af ai',
  eu: 'ef',
  ey: 'ef ei',
  mp: 'v',
  mb: 'v',
  mv: 'v',
  nt: 'd',
  nd: 'd',
  gk: 'g',
  gg: 'g',
  ng: 'g',
  ngk: 'g',
  nx: 'nh nks',
  nth: 'n8',
  ndh: 'd',
  mph: 'mf',
  th: '8 ti',
  ch: 'h',
  kh: 'h ki',
  ph: 'f pi',
  gh: 'g gi',
  dh: 'd di',
  ck: 'k',
  b: 'v',
  c: 'k',
  h: 'i h',
  j: 'z ks',
  q: 'k 8',
  u: 'i u',
  w: 'o',
  x: 'h ks',
  y: 'i',
  '3': 'ks',
  '4': 'ps',
  '8': '8',
  '9': '8',
}

const cyrillic: Sounds = {
  мп: 'v',
  мб: 'v',
  нт: 'd n8',
  нд: 'd',
  нг: 'g',
  дз: 'tz',
  а: 'a',
  б: 'v',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't 8',
  у: 'u',
  ф: 'f 8',
  х: 'h',
  ц: 'ts',
  ч: 'ts',
  ш: 's',
  щ: 's',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}

const readings = new Map(
  [greek, latin, cyrillic].flatMap((sounds) =>
    Object.entries(sounds).map(([signs, ways]) => [signs, ways.split(' ')] as const),
  ),
)
const LONGEST = 3

/** More readings than this would not find more, only slower. */
const READINGS = 16

/** The longest row that matches at an offset of a text; a sign without a row is itself. */
function signsAt(text: string, at: number): string {
  for (let length = LONGEST; length > 1; length--) {
    const signs = text.slice(at, at + length)
    if (readings.has(signs)) return signs
  }
  return text[at] as string
}

/** Voicing and doubling that spellings disagree about. */
function settle(sounds: string): string {
  let settled = ''
  let last = ''
  for (const sound of sounds) {
    const voiced = sound === 'v' && (last === 'a' || last === 'e') ? 'f' : sound
    if (voiced !== last || voiced === ' ') settled += voiced
    last = voiced
  }
  return settled
}

/** Every possible sound key of folded text: one for Greek, several for other letters, the likeliest first. */
export function soundKeys(folded: string): readonly string[] {
  let found = ['']
  for (let at = 0; at < folded.length; ) {
    const signs = signsAt(folded, at)
    const ways = readings.get(signs) ?? [signs]
    const few = found.length * ways.length > READINGS ? ways.slice(0, 1) : ways
    found =
      few.length === 1
        ? found.map((one) => one + few[0])
        : few.flatMap((way) => found.map((one) => one + way))
    at += signs.length
  }
  return [...new Set(found.map(settle))]
}

const greekOfSound: readonly (readonly [string, string])[] = [
  ['ks', 'ξ'],
  ['ps', 'ψ'],
  ['ai', 'αη'],
  ['ei', 'εη'],
  ['oi', 'οη'],
  ['u', 'ου'],
  ['a', 'α'],
  ['v', 'β'],
  ['g', 'γ'],
  ['d', 'δ'],
  ['e', 'ε'],
  ['z', 'ζ'],
  ['8', 'θ'],
  ['i', 'ι'],
  ['k', 'κ'],
  ['l', 'λ'],
  ['m', 'μ'],
  ['n', 'ν'],
  ['o', 'ο'],
  ['p', 'π'],
  ['r', 'ρ'],
  ['s', 'σ'],
  ['t', 'τ'],
  ['f', 'φ'],
  ['h', 'χ'],
]

/** A sound key in Greek letters, by ear: wrong as a spelling, but its endings are those of Greek words. */
export const greekByEar = (key: string): string =>
  greekOfSound.reduce((text, [sound, letters]) => text.replaceAll(sound, letters), key)

/**
 * A sound key without its last vowels, and the s or n after them: where the endings of Greek words differ.
 * Undefined if too little would remain.
 */
export function withoutEnding(key: string): string | undefined {
  const stem = key.replace(/[aeiou]{1,3}[sn]?$/, '')
  return stem.length < 3 || stem === key ? undefined : stem
}

/** The part of a word's sound key that its inflections share: `Σμύρνη`, `Σμύρνης`; `Χίος`, `Χίου`; `Κως`, `Κω`. */
export const stemOfSound = (key: string): string => withoutEnding(key) ?? shortStem(key)

function shortStem(key: string): string {
  const stem = key.replace(/[aeiou][sn]?$/, '')
  return stem.length < 2 ? key.replace(/[sn]$/, '') : stem
}
