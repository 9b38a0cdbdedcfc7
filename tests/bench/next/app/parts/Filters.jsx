'use client'

import { useRouter } from 'next/navigation'

const orders = [
  ['rilevanza', 'Πιο σχετικά'],
  ['prezzo', 'Τιμή'],
  ['superficie', 'Εμβαδόν'],
]

/** Price, bedrooms and order; a change asks for the list again. */
export function Filters({ asked }) {
  const router = useRouter()
  const go = (form) => {
    const filled = [...new FormData(form)].filter(([, value]) => value !== '')
    router.push(`/pwlhsh-katoikies?${new URLSearchParams(filled)}`)
  }
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault()
        go(event.currentTarget)
      }}
    >
      <label>
        Τιμή έως (€)
        <input name="prezzoMassimo" inputMode="numeric" defaultValue={asked.prezzoMassimo} />
      </label>
      <label>
        Υπνοδωμάτια από
        <input name="camereDaLettoMinimo" inputMode="numeric" defaultValue={asked.camereDaLettoMinimo} />
      </label>
      <label>
        Σειρά
        <select name="criterio" defaultValue={asked.criterio} onChange={(event) => go(event.target.form)}>
          {orders.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Αναζήτηση</button>
    </form>
  )
}
