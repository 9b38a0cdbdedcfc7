import { useState } from 'react'

/** The value of a field: the controlled one if there is one, else its own. */
export function useValue<T>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((value: T) => void) | undefined,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(defaultValue)
  const set = (next: T) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value ?? own, set]
}
