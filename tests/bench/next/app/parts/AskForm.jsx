'use client'

import { useState } from 'react'

/** A message to the advertiser; the twin sends none. */
export function AskForm({ name }) {
  const [text, setText] = useState('')
  return (
    <form className="ask" onSubmit={(event) => event.preventDefault()}>
      <h2>{`Επικοινωνία με ${name}`}</h2>
      <label>
        Ηλεκτρονική διεύθυνση
        <input type="email" name="email" />
      </label>
      <label>
        Μήνυμα
        <textarea value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit">Αποστολή</button>
    </form>
  )
}
