import { isLatin } from '../../words/letters.ts'
import { soundKeys } from '../../words/sounds.ts'

/**
 * Words that say nothing of a home: no index holds them, and a keyword means the same without them. Folded.
 */

const particles = {
  el: `ο η το οι τα του τησ των τον την τη τουσ τισ και κι με σε στο στη στον στην στα στουσ στισ στου στησ στων
    απο για ωσ σαν που πωσ να θα ειναι ενα ενασ ενοσ μια μιασ εναν κατα προσ ανα αλλα αν δε δεν εχει πολυ`,
  en: `the an and or of to in on at with for from by is are be it its this that as has have`,
}

/** A number of square metres is found by the number. */
const units = 'τμ sqm sq mq qm m2 μ2'

export const stopWords: ReadonlySet<string> = new Set(
  [...Object.values(particles), units].flatMap((words) => words.split(/\s+/)),
)

const soundsOfNothing: ReadonlySet<string> = new Set(particles.el.split(/\s+/).flatMap(soundKeys))

/** Whether a Latin word is one of the Greek ones above as Greeklish has it (`kai`). Keywords go without, texts are read as they are. */
export const soundsLikeNothing = (form: string): boolean =>
  isLatin(form.charCodeAt(0)) && soundKeys(form).some((key) => soundsOfNothing.has(key))
