/** Words and numbers of a card, in Greek. */
const euros = new Intl.NumberFormat('el', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const numbers = new Intl.NumberFormat('el')
const days = new Intl.DateTimeFormat('el', { day: 'numeric', month: 'short', timeZone: 'Europe/Athens' })

const typologies = { apartment: 'Διαμέρισμα', house: 'Μονοκατοικία', villa: 'Βίλα', maisonette: 'Μεζονέτα' }
const letters = { 'A+': 'Α+', A: 'Α', 'B+': 'Β+', B: 'Β', C: 'Γ', D: 'Δ', E: 'Ε', F: 'Ζ', G: 'Η' }

export const price = ({ price: amount }) =>
  amount === null ? 'Τιμή κατόπιν επικοινωνίας' : euros.format(amount)
export const pricePerArea = ({ price: amount, surface }) =>
  amount === null || surface === null ? '' : `${numbers.format(Math.round(amount / surface))} €/τ.μ.`
export const day = (date) => days.format(new Date(date))
export const count = (value) => numbers.format(value)
export const energy = ({ energyClass }) =>
  energyClass === null ? '?' : (letters[energyClass] ?? energyClass)

export const place = ({ places }) =>
  places
    .filter(({ level }) => level !== 'province')
    .slice(0, 2)
    .map(({ name }) => name)
    .join(', ')

const storey = (floor) => (floor < 0 ? 'Υπόγειο' : floor === 0 ? 'Ισόγειο' : `${floor}ος`)

export const facts = ({ typology, bedrooms, surface, plot, floor, builtYear }) =>
  [
    typologies[typology] ?? 'Ακίνητο',
    bedrooms > 0 && `${bedrooms} υ/δ`,
    (surface ?? plot) !== null && `${numbers.format(surface ?? plot)} τ.μ.`,
    floor === null ? builtYear : storey(floor),
  ].filter((fact) => fact !== null && fact !== false)

export const where = ({ location }) =>
  location.precision === 'exact' ? 'ακριβής θέση' : location.radius === null ? '' : `± ${location.radius} μ.`
