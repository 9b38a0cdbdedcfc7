import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TextField } from './TextField.tsx'

const place = document.createElement('div')

afterEach(() => place.remove())

function Held() {
  const [value, setValue] = useState('')
  return <TextField label="Όνομα" value={value} onChange={setValue} />
}

describe.each([
  ['keeps its own value', <TextField key="own" label="Όνομα" name="name" />],
  ['is given its value', <Held key="held" />],
])('a field that %s', (_, field) => {
  it('keeps what was typed before script took it over', async () => {
    document.body.append(place)
    place.innerHTML = renderToString(field)
    const input = place.querySelector('input')
    input?.focus()
    await userEvent.keyboard('anoth')
    const root = hydrateRoot(place, field)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await userEvent.keyboard('er')
    expect(place.querySelector('input')?.value).toBe('another')
    root.unmount()
  })
})
