import { AskForm } from '../../parts/AskForm.jsx'
import { Card } from '../../parts/Card.jsx'
import { Mosaic } from '../../parts/Mosaic.jsx'
import { SaveButton } from '../../parts/SaveButton.jsx'
import { ask } from '../../portal.js'
import { day, energy, facts, place, price, pricePerArea } from '../../words.js'

export const metadata = { title: 'Αγγελία', description: 'Ένα ακίνητο με όλα του τα στοιχεία.' }

const factsOf = (listing) => [
  ['Υπνοδωμάτια', listing.bedrooms],
  ['Μπάνια', listing.bathrooms],
  ['Εμβαδόν', listing.surface],
  ['Έτος κατασκευής', listing.builtYear],
  ['Ενεργειακή κλάση', energy(listing)],
  ['Κοινόχρηστα', listing.more?.commonCharges],
  ['Επιβεβαιώθηκε', day(listing.confirmedAt)],
  ['Κωδικός', listing.reference],
]

export default async function Listing({ params }) {
  const { id } = await params
  const [listing, similar, same] = await Promise.all([
    ask(`/listings/${id}/`),
    ask(`/listings/${id}/similar/`),
    ask(`/listings/${id}/same-home/`),
    ask(`/listings/${id}/background/`),
  ])
  return (
    <>
      {listing.photos.length > 0 && <Mosaic photos={listing.photos} />}
      <SaveButton id={listing.id} title={facts(listing).join(' · ')} />
      <h1>{facts(listing).join(' · ')}</h1>
      <p className="muted">{place(listing)}</p>
      <p>
        <span className="price">{price(listing)}</span> <span className="muted">{pricePerArea(listing)}</span>
      </p>
      <dl className="facts">
        {factsOf(listing)
          .filter(([, value]) => value !== null && value !== undefined)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <h2>Περιγραφή</h2>
      <p>{listing.description?.text}</p>
      <AskForm name={listing.advertiser.name ?? 'τον ιδιώτη'} />
      {same.length > 0 && <p>Υπάρχει και σε άλλη αγγελία.</p>}
      <h2>Παρόμοια ακίνητα</h2>
      <ul className="cards">
        {similar.map((one) => (
          <li key={one.id}>
            <Card listing={one} />
          </li>
        ))}
      </ul>
    </>
  )
}
