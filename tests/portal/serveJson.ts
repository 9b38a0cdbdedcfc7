import { createServer } from 'node:http'

/** Tells a program that asks a port of loopback what it is asked for: the suites run in processes of their own. */
export const serveJson = (port: number, tell: () => unknown): void =>
  void createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(tell()))
  }).listen(port, '127.0.0.1')

/** What is told there. */
export const askJson = async <T>(port: number): Promise<T> =>
  (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as T
