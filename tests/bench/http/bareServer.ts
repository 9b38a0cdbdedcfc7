/** The peer: Node’s own server that says the same bytes to everybody. What it reaches nothing on Node can pass. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port = '0', path = ''] = process.argv.slice(2)
const body = readFileSync(path)

createServer((_, reply) => {
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}).listen(Number(port), '127.0.0.1')
