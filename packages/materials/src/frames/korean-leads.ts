/** Sentences that say what the paper tells. `paper` is 자기소개서, 이력서 and so on. */
export const koreanLeads = {
  own: [
    '{did}다고 하셨는데, ',
    '{paper}에 {did}다고 쓰셨습니다. ',
    '{did}다고 하셨네요. ',
    '{paper}에서 {doing} 이야기를 읽었습니다. ',
    '{did}다고 적어 주셨는데, ',
    '{paper}를 보면 {did}다고 되어 있습니다. ',
    '{doing} 경험에 대해 여쭤보겠습니다. ',
  ],
  /** Before a claim that nobody understands who does not know what it is about. */
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
  /** A club or a contest is no post. */
  joined: ['{place}에서 {did}다고 하셨는데, ', '{place}에서 {did}다고 쓰셨습니다. '],
  project: [
    '{place} 프로젝트에서 {did}다고 하셨는데, ',
    '{place} 프로젝트를 보면 {did}다고 되어 있습니다. ',
  ],
  record: [
    '{did}다고 되어 있는데, ',
    '생활기록부에 {did}다고 적혀 있네요. ',
    '{doing} 활동이 눈에 띕니다. ',
    '생활기록부를 보니 {did}더군요. ',
    '{did}다는 기록이 있습니다. ',
  ],
  recordScene: [
    '{scene} 이야기를 해 볼게요. {did}다고 되어 있는데, ',
    '{scene}에 대해 여쭤볼게요. {did}다는 기록이 있습니다. ',
  ],
  recordPlacedScene: [
    '{place} 시간에 다룬 {scene} 이야기를 해 볼게요. {did}다고 되어 있는데, ',
    '{place} 시간에 다룬 {scene}에 대해 여쭤볼게요. {did}다는 기록이 있습니다. ',
  ],
  recordWhere: ['{where}에서의 활동을 여쭤볼게요. {did}다고 되어 있는데, '],
  recordPlaced: [
    '{place} 시간에 {did}다고 되어 있는데, ',
    '{place} 수업에서 {did}다는 기록이 있습니다. ',
    '{place} 세특을 보면 {did}다고 적혀 있습니다. ',
    '{place} 시간에 {doing} 활동이 눈에 띕니다. ',
  ],
} as const;

/** What is said before a question that quotes the paper itself. */
export const koreanOpenings = {
  scene: ['{scene} 이야기를 해 볼게요. ', '{scene}에 대해 여쭤볼게요. ', '{scene} 이야기입니다. '],
  where: ['{where}에서의 일을 여쭤볼게요. ', '{where}에서 하신 일에 관한 질문입니다. '],
  placed: ['{place}에서 '],
  project: ['{place} 프로젝트에서 '],
  recordPlaced: ['{place} 시간에 '],
  recordPlacedScene: ['{place} 시간에 다룬 {scene} 이야기를 해 볼게요. '],
} as const;
