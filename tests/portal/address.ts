/**
 * Where the suites from outside find the portal and what it talks to: free ports of loopback, chosen once a run, so that
 * two runs on one machine do not meet. The processes of a run read them from its environment.
 */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryFolder } from '../memoryFolder.ts'

const variable = 'ESTIA_TEST_PORTS'
const folderVariable = 'ESTIA_TEST_DATA'

/** Free ports, held together until all are known. */
async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

const ports = (process.env[variable] ??= (await freePorts(3)).join(' ')).split(' ').map(Number)

export const [portalPort, mailsPort, marketingPort] = ports as [number, number, number]
export const portalAddress = `http://127.0.0.1:${portalPort}`

/** The portal's data folder, by which commands of the operator reach it. */
export const portalData = (process.env[folderVariable] ??= join(
  process.env['TMPDIR'] ?? memoryFolder() ?? tmpdir(),
  `estia-test-${portalPort}`,
))

/** Of the account that moderates in the suites from outside. */
export const moderatorEmail = 'moderator@estia.example'

/** Of the account that sees to the portal itself. */
export const operatorEmail = 'operator@estia.example'
