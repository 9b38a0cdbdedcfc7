import { installScripts, isSharedLibrary, licences, licencesByHand } from './reviewed.ts'
import { type LockedPackage, type Lockfile, nameOf } from './Lockfile.ts'

/** Licences of an expression of which all must be right; of alternatives the first that is. Brackets within are not read. */
function isAllowed(expression: string, isShipped: boolean): boolean {
  const bare = /^\((.*)\)$/.exec(expression)?.[1] ?? expression
  if (/[()]/.test(bare) || (bare.includes(' AND ') && bare.includes(' OR '))) return false
  const allowed = (licence: string) =>
    Object.hasOwn(licences, licence) && (licences[licence] === 'everywhere' || !isShipped)
  return bare.includes(' OR ') ? bare.split(' OR ').some(allowed) : bare.split(' AND ').every(allowed)
}

function licenceProblem(name: string, { license, dev = false }: LockedPackage): string[] {
  const licence = license ?? licencesByHand[name]?.licence
  if (licence === undefined) return [`${name} says no licence`]
  const shared = isSharedLibrary(name) ? licence.replaceAll(/LGPL-3\.0(?:-or-later)?/g, 'MIT') : licence
  return isAllowed(shared, !dev) ? [] : [`${name} is under ${licence}${dev ? '' : ', and shipped'}`]
}

/** Every package comes from the registry that npm is set up with, and is what it was when it was locked. */
function sourceProblem(
  name: string,
  { integrity = '', resolved, link = false, version }: LockedPackage,
): string[] {
  if (link) return [`${name} is a link`]
  if (resolved !== undefined) return [`${name} names where it comes from`]
  if (!integrity.startsWith('sha512-')) return [`${name} has no SHA-512`]
  return /^\d+\.\d+\.\d+/.test(version ?? '') ? [] : [`${name} has no version`]
}

function scriptProblem(name: string, { hasInstallScript = false }: LockedPackage): string[] {
  return hasInstallScript && !Object.hasOwn(installScripts, name)
    ? [`${name} runs a script when it is installed`]
    : []
}

/** What package.json asks for is one version, not a range. */
function pinProblems({ dependencies = {}, devDependencies = {} }: LockedPackage): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => `${name} is asked for as ${version}`)
}

/** What is wrong with packages of others: licence, origin, scripts and versions, a line each. */
export function judgePackages({ '': own = {}, ...others }: Lockfile): readonly string[] {
  const problems = Object.entries(others).flatMap(([path, entry]) => {
    const name = nameOf(path)
    return [...licenceProblem(name, entry), ...sourceProblem(name, entry), ...scriptProblem(name, entry)]
  })
  return [...pinProblems(own), ...problems]
}
