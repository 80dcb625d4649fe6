/**
 * What the land is painted with, around its foot: peaks, trees, fields under the plough, dunes, waves. Each is a group of the painting,
 * used by its name.
 */

export const SYMBOLS: Readonly<Record<string, string>> = {
  m1: '<path d="M-33,1L-20,-19L-14,-24L0,-52L13,-30L18,-27L33,1Q0,7-33,1Z" fill="#cdbfca"/><path d="M0,-52L13,-30L18,-27L33,1Q18,4 3,4L7,-10L-1,-22L6,-36Z" fill="#6a5b86"/><path d="M0,-52L-10,-32L-6,-34L-4,-27L1,-33L6,-36L10,-30L11,-33Z" fill="#fff" /><path d="M0,-52L6,-36L10,-30L13,-30Z" fill="#c9c8e6"/><path d="M12,-22L21,-4M7,-24L15,-3M17,-21L26,-4M-16,-16L-22,-5M-11,-20L-14,-9" fill="none" stroke="#2f2650" stroke-width="1.2" opacity=".7"/><path d="M-33,1L-20,-19L-14,-24L0,-52L13,-30L18,-27L33,1M0,-52L6,-36L-1,-22L7,-10L3,4" fill="none" stroke="#1c1830" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  m2: '<path d="M-38,1L-24,-22L-17,-34L-9,-22L2,-40L14,-22L20,-20L36,1Q0,7-38,1Z" fill="#c2b2c0"/><path d="M2,-40L14,-22L20,-20L36,1Q18,4 8,4L10,-8L3,-18L7,-28ZM-17,-34L-9,-22L-4,-30L-10,-10L-14,-4L-12,-14L-17,-22Z" fill="#6a5b86"/><path d="M2,-40L-6,-26L-2,-28L1,-23L7,-28L11,-26ZM-17,-34L-22,-25L-19,-26L-17,-22L-13,-27Z" fill="#fff"/><path d="M15,-15L22,-3M10,-17L16,-3M20,-13L28,-2" fill="none" stroke="#2f2650" stroke-width="1.2" opacity=".7"/><path d="M-38,1L-24,-22L-17,-34L-9,-22L2,-40L14,-22L20,-20L36,1M2,-40L7,-28L3,-18L10,-8L8,4" fill="none" stroke="#1c1830" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  m3: '<path d="M-20,1L-9,-16L0,-29L9,-16L20,1Q0,5-20,1Z" fill="#c9b9bd"/><path d="M0,-29L9,-16L20,1Q10,3 3,3L5,-8L0,-15Z" fill="#75648b"/><path d="M0,-29L-6,-19L-2,-20L0,-15L5,-20Z" fill="#fff"/><path d="M-20,1L-9,-16L0,-29L9,-16L20,1" fill="none" stroke="#1c1830" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  hill: '<path d="M-20,2C-13,-13 4,-16 20,2Q0,5-20,2Z" fill="#8fae57"/><path d="M2,-10Q12,-8 20,2Q10,4 5,3Q10,-3 2,-10Z" fill="#5f8546"/><path d="M-20,2C-13,-13 4,-16 20,2" fill="none" stroke="#33502f" stroke-width="1.4" stroke-linecap="round"/>',
  t1: '<ellipse cx="2" cy="1" rx="8" ry="2.6" fill="#1f3d2c" opacity=".45"/><path d="M-1.3,1V-6H1.3V1Z" fill="#4a2d22"/><path d="M-7.5,-7C-9,-12-4,-14-3.5,-15C-2,-19 4,-18 4.5,-14.5C9,-13 9,-7 5,-5.5C1,-3.5-6,-3.5-7.5,-7Z" fill="#3c7f45" stroke="#173524" stroke-width="1.2"/><path d="M-4.5,-9C-5,-12-1,-15 1.5,-14.5" fill="none" stroke="#a5d16a" stroke-width="1.8" stroke-linecap="round"/>',
  t2: '<ellipse cx="2" cy="1" rx="7" ry="2.2" fill="#1f3d2c" opacity=".45"/><path d="M0,-23L5,-13H3L7,-6H4.5L8,0H-8L-4.5,-6H-7L-3,-13H-5Z" fill="#26644f" stroke="#0f2c28" stroke-width="1.2" stroke-linejoin="round"/><path d="M-1,-17L-3,-12M-2,-10L-5,-4" stroke="#79c08c" stroke-width="1.5" fill="none" stroke-linecap="round"/>',
  grove:
    '<use href="#t1" x="-11" y="-5"/><use href="#t1" x="3" y="-8"/><use href="#t1" x="14" y="-3"/><use href="#t1" x="-4" y="2"/><use href="#t1" x="8" y="4"/>',
  pines:
    '<use href="#t2" x="-12" y="-3"/><use href="#t2" x="1" y="-7"/><use href="#t2" x="12" y="-2"/><use href="#t2" x="-4" y="4"/>',
  farm: '<path d="M-26,4L-14,-10L4,-8L-4,7Z" fill="#d9c04f"/><path d="M4,-8L22,-10L28,2L-4,7Z" fill="#7faa45"/><path d="M-18,2L-8,-9M-12,4L-2,-8M2,5L9,-8M10,4L14,-9M19,3L19,-9" stroke="#5d6b22" stroke-width="1" opacity=".65" fill="none"/><path d="M-26,4L-14,-10L4,-8L22,-10L28,2L-4,7ZM4,-8L-4,7" fill="none" stroke="#3d5a2a" stroke-width="1.3" stroke-linejoin="round"/>',
  grass:
    '<path d="M-6,0L-8,-6M-3,0L-3,-7M0,0L2,-6" stroke="#55803a" stroke-width="1.4" fill="none" stroke-linecap="round"/>',
  flow: '<circle cx="-5" cy="-3" r="1.8" fill="#f6e6f0"/><circle cx="1" cy="0" r="1.8" fill="#e86f5c"/><circle cx="5" cy="-5" r="1.8" fill="#ffe27a"/><circle cx="-1" cy="-8" r="1.6" fill="#b78be0"/>',
  dune: '<path d="M-26,3C-16,-12-2,-15 4,-9C8,-4 18,2 28,3Q0,8-26,3Z" fill="#fbdc98"/><path d="M4,-9C8,-4 18,2 28,3Q10,7-2,4Q8,0 4,-9Z" fill="#d58f45"/><path d="M-26,3C-16,-12-2,-15 4,-9C8,-4 18,2 28,3M4,-9Q8,0-2,4" fill="none" stroke="#8a4c20" stroke-width="1.4" stroke-linecap="round"/>',
  mesa: '<path d="M-13,2L-10,-13L-3,-16L7,-14L11,-12L14,2Q0,5-13,2Z" fill="#dc8a53"/><path d="M3,-15L7,-14L11,-12L14,2Q8,4 4,4Z" fill="#9c4c3a"/><path d="M-11.6,-5L12,-4M-12.4,-1L13,0" stroke="#7d3527" stroke-width="1" opacity=".7"/><path d="M-13,2L-10,-13L-3,-16L7,-14L11,-12L14,2" fill="none" stroke="#4c2020" stroke-width="1.4" stroke-linejoin="round"/>',
  palm: '<path d="M0,1Q3,-8 1,-14" stroke="#5d3a22" stroke-width="2" fill="none"/><path d="M1,-14Q-6,-19-11,-12M1,-14Q-4,-12-7,-6M1,-14Q8,-19 12,-12M1,-14Q6,-12 8,-6M1,-14Q1,-20 5,-22" stroke="#2f7c4c" stroke-width="2.4" fill="none" stroke-linecap="round"/>',
  wv: '<path d="M-15,0q4,-7 8,0q4,-7 8,0q4,-7 8,0" fill="none" stroke="#e4f6ea" stroke-width="2" stroke-linecap="round"/>',
  wv1: '<path d="M-9,0q4.5,-7 9,0q4.5,-7 9,0" fill="none" stroke="#0f4a66" stroke-width="1.7" stroke-linecap="round"/>',
  reef: '<path d="M-10,0L-6,-9L-2,-3L2,-13L7,-4L11,0Z" fill="#6a6480" stroke="#1c1830" stroke-width="1.3" stroke-linejoin="round"/><path d="M-14,2q4,-4 8,0t8,0t8,0t6,0" fill="none" stroke="#e4f6ea" stroke-width="1.8"/>',
  curl: '<path d="M-34,10C-24,10-17,3-13,-6C-8,-17 5,-20 12,-13C18,-7 16,3 8,4C2,5-1,-1 3,-5M-24,15C-12,15-8,6-6,0C-4,-6 0,-9 4,-9M-8,15C0,15 2,11 8,11C14,11 18,8 20,4M22,15C28,15 30,10 36,10" fill="none" stroke="#9fd3d6" stroke-width="2" stroke-linecap="round"/>',
  islet:
    '<ellipse rx="27" ry="14" fill="#378498"/><ellipse rx="22" ry="10.5" fill="none" stroke="#e4f6ea" stroke-width="1.4" opacity=".7"/><path d="M-15,1Q-12,-7-2,-7Q12,-8 15,0V5Q0,12-15,6Z" fill="#5a4560" stroke="#1c1830" stroke-width="1.6"/><path d="M-15,1Q-12,-7-2,-7Q12,-8 15,0Q0,7-15,1Z" fill="#a3c160" stroke="#1c1830" stroke-width="1.3"/>',
};
