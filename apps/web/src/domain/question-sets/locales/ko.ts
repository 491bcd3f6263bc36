export const ko = {
  addToSet: {
    open: '내 질문에 담기',
    title: '어느 세트에 담을까요?',
    newSet: '새 세트',
    newName: '담은 질문',
    choose: '세트',
    add: '담기',
    added: '내 질문에 담았어요.',
    several: '질문 {{count}}개를 담아요. 이미 있는 질문은 한 번만 담아요.',
    addedSeveral: '질문 {{count}}개를 내 질문에 담았어요.',
    present: '이 세트에 이미 있는 질문이에요.',
    full: '한 세트에는 질문을 {{max}}개까지 담을 수 있어요. 다른 세트를 골라주세요.',
    failed: '담지 못했어요. 잠시 뒤에 다시 해주세요.',
    loading: '세트를 불러오는 중이에요.',
  },
};
