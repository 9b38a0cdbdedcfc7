import Image from 'next/image'
import Link from 'next/link'
import { day, energy, facts, place, price, pricePerArea, where } from '../words.js'
import { SaveButton } from './SaveButton.jsx'

/** A card with what the portal's card says. */
export function Card({ listing, isFirst = false, isEager = false }) {
  const { photo } = listing
  return (
    <article className="card">
      <div className="photo" style={{ backgroundColor: photo?.colour }}>
        {photo && (
          <Image
            src={photo.path}
            alt={`Φωτογραφία 1 από ${listing.photoCount}`}
            fill
            sizes="(min-width: 64em) 24rem, (min-width: 40em) 48vw, 94vw"
            preload={isFirst}
            {...(isEager ? { loading: 'eager' } : {})}
          />
        )}
        {listing.tier !== 'none' && <span className="paid">Πληρωμένη προβολή</span>}
        <span className="count">{`1 / ${listing.photoCount}`}</span>
      </div>
      <SaveButton id={listing.id} title={facts(listing).join(' · ')} />
      <div className="words">
        <p>
          <span className="price">{price(listing)}</span>{' '}
          <span className="muted">{pricePerArea(listing)}</span>
        </p>
        <h2>
          <Link href={`/aggelies/${listing.id}`}>
            {facts(listing).map((fact, at) => (
              <span key={fact}>{at === 0 ? fact : ` · ${fact}`}</span>
            ))}
          </Link>
        </h2>
        <p className="muted">{place(listing)}</p>
        <div className="truths">
          <span>{energy(listing)}</span>
          <span className="muted">{`Επιβεβαιώθηκε ${day(listing.confirmedAt)}`}</span>
          <span className="muted">{where(listing)}</span>
        </div>
        {listing.ranking && (
          <details>
            <summary>Γιατί εδώ;</summary>
            <p className="muted">{`Δηλώνει ${listing.ranking.stated} από 10 βασικά στοιχεία`}</p>
          </details>
        )}
      </div>
    </article>
  )
}
