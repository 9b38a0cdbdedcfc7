/** The first letters of the first two words of a name, as capitals without accents: "Ακρόπολη – Γραφείο" is "ΑΓ". */
export function initials(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => /^./u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
