import { InvalidArgumentError } from 'commander'

/** The origin of a portal as people write it: without a scheme it is http. Refuses what names no origin. */
export function portalAddress(text: string): string {
  const address = text.trim()
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(address)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https')
    throw new InvalidArgumentError(`A portal is asked by http or https, not by ${scheme}.`)
  const whole = scheme === undefined ? `http://${address.replace(/^\/\//, '')}` : address
  if (!URL.canParse(whole)) throw new InvalidArgumentError('Write it as http://localhost:3000.')
  const { origin, username, password, pathname, search, hash } = new URL(whole)
  if (username !== '' || password !== '')
    throw new InvalidArgumentError(`Leave user and password out: ${origin}.`)
  if (pathname !== '/' || search !== '' || hash !== '')
    throw new InvalidArgumentError(`Leave the path out: ${origin}.`)
  return origin
}
