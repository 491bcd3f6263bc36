/** Sentences that say what the paper tells, with the clause's own verb before 다고. `paper` is 자기소개서, 이력서 and so on. */
export const koreanLeads = {
  own: [
    '{did}다고 하셨는데, ',
    '{paper}에 {did}다고 쓰셨습니다. ',
    '{did}다고 하셨네요. ',
    '{did}다고 적어 주셨는데, ',
    '{paper}를 보면 {did}다고 되어 있습니다. ',
  ],
  scene: [
    '{scene} 이야기를 해 볼게요. {did}다고 하셨는데, ',
    '{scene}에 대해 여쭤볼게요. {did}다고 쓰셨습니다. ',
    '{scene} 이야기입니다. {did}다고 하셨네요. ',
  ],
  where: [
    '{where}에서의 일을 여쭤볼게요. {did}다고 하셨는데, ',
    '{where}에서 하신 일에 관한 질문입니다. {did}다고 쓰셨습니다. ',
  ],
  placed: [
    '{place}에서 {did}다고 하셨는데, ',
    '{paper}에 {place}에서 {did}다고 쓰셨습니다. ',
    '{place}에서 {did}다고 적어 주셨네요. ',
  ],
  project: [
    '{place} 프로젝트에서 {did}다고 하셨는데, ',
    '{place} 프로젝트를 보면 {did}다고 되어 있습니다. ',
  ],
  record: [
    '{did}다고 되어 있는데, ',
    '생활기록부에 {did}다고 적혀 있네요. ',
    '생활기록부를 보니 {did}더군요. ',
    '{did}다는 기록이 있습니다. ',
  ],
  recordPlaced: [
    '{place} 시간에 {did}다고 되어 있는데, ',
    '{place} 수업에서 {did}다는 기록이 있습니다. ',
    '{place} 세특을 보면 {did}다고 적혀 있습니다. ',
  ],
  recordClub: [
    '{place} 활동에서 {did}다고 되어 있는데, ',
    '{place} 활동을 보면 {did}다는 기록이 있습니다. ',
  ],
} as const;

/** The same, with the clause word for word. */
export const koreanQuotes = {
  own: [
    '{paper}에 “{quote}”{quote:이라/라!}고 쓰셨는데요, ',
    '“{quote}”{quote:이라/라!}고 적으셨네요. ',
    '“{quote}”{quote:이라/라!}고 쓰신 부분이 눈에 띕니다. ',
    '{paper}에서 “{quote}”{quote:이라/라!}는 부분을 읽었습니다. ',
  ],
  scene: [
    '{scene} 이야기를 해 볼게요. “{quote}”{quote:이라/라!}고 쓰셨는데, ',
    '{scene}에 대해 “{quote}”{quote:이라/라!}고 적으셨네요. ',
  ],
  where: ['{where}에서의 일을 여쭤볼게요. “{quote}”{quote:이라/라!}고 쓰셨는데, '],
  placed: [
    '{place}에서 하신 일에 “{quote}”{quote:이라/라!}고 적으셨는데요, ',
    '{place} 경력에 “{quote}”{quote:이라/라!}고 쓰셨네요. ',
  ],
  project: ['{place} 프로젝트에 “{quote}”{quote:이라/라!}고 쓰셨는데요, '],
  record: [
    '생활기록부에 “{quote}”{quote:이라/라!}고 적혀 있는데, ',
    '“{quote}”{quote:이라/라!}는 기록이 있네요. ',
  ],
  recordPlaced: [
    '{place} 세특에 “{quote}”{quote:이라/라!}고 적혀 있는데, ',
    '{place} 시간에 “{quote}”{quote:이라/라!}는 기록이 있네요. ',
  ],
  recordClub: ['{place} 활동에 “{quote}”{quote:이라/라!}고 적혀 있는데, '],
} as const;

/** What is said before a question that quotes the paper itself. */
export const koreanOpenings = {
  scene: ['{scene} 이야기를 해 볼게요. ', '{scene}에 대해 여쭤볼게요. ', '{scene} 이야기입니다. '],
  where: ['{where}에서의 일을 여쭤볼게요. ', '{where}에서 하신 일에 관한 질문입니다. '],
  placed: ['{place}에서 '],
  project: ['{place} 프로젝트에서 '],
  recordPlaced: ['{place} 시간에 '],
  recordClub: ['{place} 활동에 대해 여쭤볼게요. '],
} as const;
