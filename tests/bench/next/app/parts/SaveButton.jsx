'use client'

import { useSyncExternalStore } from 'react'

const changed = 'savedHomes'
const kept = () => new Set(JSON.parse(localStorage.getItem('saved') ?? '[]'))

function subscribe(tell) {
  addEventListener(changed, tell)
  return () => removeEventListener(changed, tell)
}

/** Keeps a home in this browser. */
export function SaveButton({ id, title }) {
  const isSaved = useSyncExternalStore(
    subscribe,
    () => kept().has(id),
    () => false,
  )
  const toggle = () => {
    const all = kept()
    if (!all.delete(id)) all.add(id)
    localStorage.setItem('saved', JSON.stringify([...all]))
    dispatchEvent(new Event(changed))
  }
  return (
    <button
      type="button"
      className="save"
      aria-pressed={isSaved}
      aria-label={`Αποθήκευση: ${title}`}
      onClick={toggle}
    >
      {isSaved ? '♥' : '♡'}
    </button>
  )
}
