/** Exercise: lines of fire, range, and when to hold one's fire. */

import type { Lesson } from '@condotta/kernel';
import { alone } from './ground.ts';

export const fire: Lesson = {
  id: 'fire',
  title: { en: 'Fire', it: 'Il tiro' },
  summary: {
    en: 'What a gun can see, how range counts, and when not to shoot.',
    it: 'Che cosa vede un cannone, come conta la distanza, e quando non tirare.',
  },
  minutes: 1,
  seat: 0,
  minds: [null, 'recruit'],
  steps: [
    {
      position: {
        turn: 2,
        phase: 4,
        acting: 'F7',
        units: alone({ F7: 'C2/S/S', L9: 'C5/NW/N', L5: 'D3/N/N' }),
        sides: { F: { played: 'F1' } },
      },
      say: {
        en: 'A line of fire goes straight ahead, and its last step may go one Area aside. So your Cannons reach the pikes in C5, behind the ditch, and the horse in D3. The nearer target is hit more easily: shoot at D3.',
        it: 'Una linea di tiro va dritto davanti, e l’ultimo passo può piegare di un’Area. Così i tuoi Cannoni arrivano ai picchieri in C5, dietro il fosso, e ai cavalli in D3. Il bersaglio vicino si colpisce meglio: tira contro D3.',
      },
      rules: ['R10.7', 'R10.8', 'R10.16'],
      wait: { kind: 'decide', verb: 'fire', args: ['area:D3'] },
      done: {
        en: 'The shot came from the side: where the last step goes, there the blow goes.',
        it: 'Il colpo è venuto di lato: dove va l’ultimo passo, là va il colpo.',
      },
      otherwise: {
        en: 'C5 is three Areas off, and shooting over the ditch counts one more. D3 is nearer.',
        it: 'C5 è a tre Aree, e tirare oltre il fosso conta una di più. D3 è più vicino.',
      },
    },
    {
      position: {
        turn: 2,
        phase: 4,
        acting: 'F2',
        units: alone({ F2: 'C2/SW/S', F5: 'C3/SW/S', L9: 'C4/NW/N' }),
        sides: { F: { played: 'F1' } },
      },
      say: {
        en: 'Here the Crossbowmen would shoot over their own friends, and one face of the die in four hits. A miss over friends costs 1 Moral. Hold your fire.',
        it: 'Qui i Balestrieri tirerebbero sopra i loro compagni, e una faccia del dado su quattro colpisce. Un tiro a vuoto sopra i compagni costa 1 di Morale. Non tirare.',
      },
      rules: ['R10.26', 'R10.3'],
      wait: { kind: 'decide', verb: 'hold', args: [] },
      done: {
        en: 'Shooting is never a duty. Point at a target first, or tap it once: the odds are exact.',
        it: 'Il tiro non è mai un obbligo. Indica prima il bersaglio, o toccalo una volta: le probabilità sono esatte.',
      },
      otherwise: {
        en: 'Three times in four that only costs Moral. (Who cannot hit at all is not even asked.)',
        it: 'Tre volte su quattro costa soltanto Morale. (Chi non può colpire affatto non è nemmeno interpellato.)',
      },
    },
  ],
};
