import type { ReactNode } from 'react';
import type { Character } from './interviewer-settings.ts';

type Portrait = {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  /** Behind the head. */
  readonly back?: ReactNode;
  /** On the forehead. */
  readonly front: ReactNode;
  readonly brows: readonly [left: string, right: string];
  /** How far the corners of a silent mouth turn up. */
  readonly smile: number;
  readonly clothes: ReactNode;
  readonly extras?: ReactNode;
};

const lapels = 'M88 193 L112 250 L92 260 L62 260 Z M152 193 L128 250 L148 260 L178 260 Z';
const shirt = 'M92 192 L120 250 L148 192 L136 184 L120 198 L104 184 Z';
const jacket = 'M14 260 C18 216 54 200 94 189 L146 189 C186 200 222 216 226 260 Z';

/** Three people, drawn in flat shapes on a field of 240 by 260. The head's centre is at 120, 106. */
export const portraits: Readonly<Record<Character, Portrait>> = {
  calm: {
    skin: '#f2cdae',
    shade: '#dfae8b',
    hair: '#463430',
    back: (
      <path d="M60 112 C54 58 84 28 120 28 C156 28 186 58 180 112 C182 134 184 152 178 164 C172 174 158 174 152 166 L88 166 C82 174 68 174 62 164 C56 152 58 134 60 112 Z" />
    ),
    front: (
      <path d="M69 112 C63 64 91 38 121 38 C150 38 177 64 171 112 C166 92 156 78 142 68 C128 81 106 87 88 86 C79 91 73 100 69 112 Z" />
    ),
    brows: ['M89 93 Q99 88 109 92', 'M131 92 Q141 88 151 93'],
    smile: 7,
    clothes: (
      <>
        <path d={jacket} fill="#4d6d74" />
        <path d={shirt} fill="#f6f2ea" />
        <path d={lapels} fill="#3f5c63" />
      </>
    ),
    extras: (
      <>
        <circle cx="69" cy="126" r="3" fill="#f6f2ea" />
        <circle cx="171" cy="126" r="3" fill="#f6f2ea" />
      </>
    ),
  },
  brisk: {
    skin: '#e9bd98',
    shade: '#d19f77',
    hair: '#2c2523',
    front: (
      <path d="M68 106 C60 60 84 30 122 30 C160 28 182 58 172 106 C170 92 166 82 159 75 C153 70 146 66 138 66 C124 74 104 74 92 70 C80 76 72 90 68 106 Z" />
    ),
    brows: ['M88 91 Q98 83 110 88', 'M130 88 Q142 83 152 91'],
    smile: 11,
    clothes: (
      <>
        <path d={jacket} fill="#4a47a3" />
        <path d="M90 192 L120 236 L150 192 L138 182 L120 196 L102 182 Z" fill="#fdfcf9" />
        <path d="M90 192 L120 236 L108 250 Z M150 192 L120 236 L132 250 Z" fill="#e9e6f7" />
        <path d="M84 194 L110 254 L64 260 Z M156 194 L130 254 L176 260 Z" fill="#3b3889" />
      </>
    ),
  },
  stern: {
    skin: '#edc7a6',
    shade: '#d3a582',
    hair: '#6f737b',
    front: (
      <path d="M70 104 C64 62 88 36 122 36 C156 36 178 60 170 104 C168 92 165 82 160 74 C150 62 128 58 98 62 C84 68 74 84 70 104 Z" />
    ),
    brows: ['M87 91 Q99 90 110 93', 'M130 93 Q141 90 153 91'],
    smile: -1,
    clothes: (
      <>
        <path d={jacket} fill="#2c313b" />
        <path d={shirt} fill="#f4f4f2" />
        <path d="M114 202 L126 202 L130 244 L120 254 L110 244 Z" fill="#7b2f3d" />
        <path d="M113 196 L127 196 L125 204 L115 204 Z" fill="#662533" />
        <path d={lapels} fill="#222730" />
      </>
    ),
    extras: (
      <>
        <g fill="none" stroke="#2a2d34" strokeWidth="2.6" strokeLinejoin="round">
          <rect x="84" y="97" width="30" height="20" rx="6" />
          <rect x="126" y="97" width="30" height="20" rx="6" />
          <path d="M114 104 Q120 100 126 104 M84 103 L72 101 M156 103 L168 101" />
        </g>
        <path
          d="M96 134 Q92 140 94 147 M144 134 Q148 140 146 147"
          fill="none"
          stroke="#d3a582"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </>
    ),
  },
};
