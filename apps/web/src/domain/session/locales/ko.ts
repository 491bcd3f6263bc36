export const ko = {
  sessions: {
    score: { unit: '점', none: '아직 점수가 없어요' },
    howWeScore: { link: '점수는 이렇게 매겨요', newTab: '(새 탭)' },
    status: {
      started: '시작됨',
      in_progress: '진행중',
      completed: '완료',
      abandoned: '중단됨',
      unknown: '알 수 없음',
    },
    title: '{{main}} > {{sub}}',
    unreadable: {
      sessions:
        '면접 {{count}}개는 여기에 보여드리지 못했어요. 기록은 그대로 있어요. 새로 고치면 보일 수 있어요.',
      answers:
        '답변 {{count}}개는 여기에 보여드리지 못했어요. 답변은 그대로 있어요. 새로 고치면 보일 수 있어요.',
    },
    resume: {
      action: '이어서 진행',
      failedTitle: '이어서 진행할 수 없어요',
      failed: '질문을 불러오는데 실패했습니다. 다시 시도해주세요.',
      limit:
        '진행 중인 면접이 이미 {{max}}개예요. 하나를 마치거나 삭제하면 이 면접을 이어서 할 수 있어요.',
    },
    delete: {
      action: '면접 기록 삭제',
      title: '이 면접 기록을 삭제할까요?',
      text: '답변과 분석, 이 기기에 저장된 영상이 함께 지워지고 되돌릴 수 없어요.',
      confirm: '삭제',
      failed: '세션 삭제에 실패했습니다',
      done: '면접 기록을 삭제했어요.',
    },
  },
};
