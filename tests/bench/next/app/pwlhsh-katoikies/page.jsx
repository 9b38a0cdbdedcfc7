import Link from 'next/link'
import { Card } from '../parts/Card.jsx'
import { Filters } from '../parts/Filters.jsx'
import { ask } from '../portal.js'
import { count } from '../words.js'

export const metadata = {
  title: 'Κατοικίες προς πώληση',
  description: 'Κατοικίες προς πώληση σε όλη την Ελλάδα.',
}

const eager = 4

export default async function List({ searchParams }) {
  const asked = await searchParams
  const query = new URLSearchParams({ idContratto: '1', idCategoria: '1', ...asked })
  const { listings, total, page, pages } = await ask(`/search-list/listings/?${query}`)
  const hrefOf = (to) => `/pwlhsh-katoikies?${new URLSearchParams({ ...asked, pag: String(to) })}`
  return (
    <>
      <h1>Κατοικίες προς πώληση σε όλη την Ελλάδα</h1>
      <p className="muted">{`${count(total)} αγγελίες`}</p>
      <Filters asked={asked} />
      <ul className="cards">
        {listings.map((listing, at) => (
          <li key={listing.id}>
            <Card listing={listing} isFirst={at === 0} isEager={at > 0 && at < eager} />
          </li>
        ))}
      </ul>
      <nav className="pages" aria-label="Σελίδες">
        {page > 1 && <Link href={hrefOf(page - 1)}>Προηγούμενη</Link>}
        <span>{`${page} / ${pages}`}</span>
        {page < pages && <Link href={hrefOf(page + 1)}>Επόμενη</Link>}
      </nav>
    </>
  )
}
