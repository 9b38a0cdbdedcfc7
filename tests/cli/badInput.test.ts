import { createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'
import { runEstia } from './runEstia.ts'
import { plantTree } from './Tree.ts'

const tree = plantTree()
afterAll(tree.remove)

/** A port that nobody listens on: one that was just given back. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

const oneLine = (says: string) =>
  expect.stringMatching(new RegExp(`^[^\\n]*${says.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}[^\\n]*\\n$`))

test.each([
  { args: ['check', '--only', 'rotes'], says: 'no check is called rotes' },
  { args: ['check', '--only', 'rotes', '--watch'], says: 'no check is called rotes' },
  { args: ['check', '--format', 'xml'], says: "'xml' is invalid" },
  { args: ['check', '--fromat', 'json'], says: 'Did you mean --format?' },
  { args: ['check', '--url', 'not an address'], says: 'not an address' },
  { args: ['check', '--url', 'ftp://localhost'], says: 'by http or https' },
  { args: ['chekc'], says: 'Did you mean check?' },
  { args: ['accounts', 'suspend', 'eleni@example.gr'], says: "'--because <reason>' not specified" },
  { args: ['reports', 'handled', 'house', '1'], says: "'house' is invalid" },
  { args: ['explain', 'no-such-code'], says: 'no check has a code no-such-code' },
  { args: ['new', 'check', 'routes'], says: 'there is a cli/checks/routes already' },
])('estia $args could not run: one line that names it, and 2', async ({ args, says }) => {
  expect(await runEstia(projectRoot, args)).toEqual({ code: 2, out: '', err: oneLine(says) })
})

test('a server that does not answer is named', async () => {
  const address = `127.0.0.1:${await freePort()}`
  const ended = await runEstia(projectRoot, ['check', 'routes', '--url', address])
  expect(ended).toEqual({ code: 2, out: '', err: oneLine(`no portal answers at http://${address}`) })
})

test.each([
  { file: 'cli/spec/flags.ts', text: 'export const flags = [' },
  { file: 'domain/flags.ts', text: 'export const flags = {' },
  { file: 'texts/shell/el.json', text: '{ "shell.title": ' },
])('a file that cannot be read is named: $file', async ({ file, text }) => {
  const names = file.endsWith('.json') ? ['translations'] : ['flags']
  const ended = await tree.changed(file, text, () => runEstia(tree.root, ['check', ...names]))
  expect(ended).toEqual({ code: 2, out: '', err: oneLine(file) })
})

test('a part of the specification that is gone is named', async () => {
  const ended = await tree.changed('cli/spec/flags.ts', '', () => runEstia(tree.root, ['check', 'flags']))
  expect(ended).toEqual({ code: 2, out: '', err: oneLine('cli/spec/flags.ts') })
})
