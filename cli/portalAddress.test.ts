import { expect, test } from 'vitest'
import { portalAddress } from '#cli/portalAddress.ts'

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['localhost', 'http://localhost'],
  ['LOCALHOST:3000/', 'http://localhost:3000'],
  [' http://localhost:3000 ', 'http://localhost:3000'],
  ['//localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['estia.example', 'http://estia.example'],
  ['HTTPS://estia.example/', 'https://estia.example'],
  ['https://estia.example:443', 'https://estia.example'],
  ['σπίτι.example', 'http://xn--kxautlh.example'],
])('%s is %s', (text, origin) => {
  expect(portalAddress(text)).toBe(origin)
})

test.each([
  ['', 'Write it as http://localhost:3000.'],
  ['not an address', 'Write it as http://localhost:3000.'],
  ['http://', 'Write it as http://localhost:3000.'],
  ['localhost:70000', 'Write it as http://localhost:3000.'],
  ['::1:3000', 'Write it as http://localhost:3000.'],
  ['ftp://localhost', 'by http or https, not by ftp'],
  ['file:///srv/estia', 'by http or https, not by file'],
  ['ws://localhost:3000', 'by http or https, not by ws'],
  ['http://eleni:secret@localhost:3000', 'Leave user and password out: http://localhost:3000.'],
  ['mailto:eleni@estia.example', 'Leave user and password out'],
  ['localhost:3000/en/', 'Leave the path out: http://localhost:3000.'],
  ['http://localhost:3000/?page=2', 'Leave the path out: http://localhost:3000.'],
  ['http://localhost:3000/#top', 'Leave the path out: http://localhost:3000.'],
])('%s is refused, with the correct form', (text, says) => {
  expect(() => portalAddress(text)).toThrow(says)
})
