import { createHash } from 'node:crypto'

/** `assets/SearchPage-BxK2aQ_9.js`: the eight letters are made of what the file holds. */
const built = /([\w.-]+)-[\w-]{8}\.(js|css|svg|woff2)/g

/**
 * A file with the names of others in it as they would be if they did not change with what those hold. A digest weighs
 * some eight bytes, and never the same twice: one word in a catalogue moved every page by a hundred.
 */
export const withSteadyNames = (content: string): string =>
  content.replace(
    built,
    (_, name: string, ending: string) => `${name}-${digestOf(`${name}.${ending}`)}.${ending}`,
  )

const digestOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 8)
