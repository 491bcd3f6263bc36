export const ko = {
  interview: {
    title: '면접',
    progress: '질문 {{number}} / {{total}}',
    followUps: {
      upTo: '꼬리질문 최대 {{max}}개',
      more: '꼬리질문 최대 {{count}}개 더',
      this: '꼬리질문 {{number}} (최대 {{max}}개)',
    },
    percent: '{{percent}}%',
    expected: '예상 답변 {{time}}',
    back: '면접에서 나가기',
    end: '끝내기',
    endLong: '면접 끝내기',
    loading: '질문을 불러오고 있어요',
    opening: {
      title: '카메라와 마이크 사용을 허용해주세요',
      text: '브라우저가 물어보면 허용을 눌러주세요. 영상은 이 기기에만 남아요.',
    },
    denied: {
      title: '카메라와 마이크를 쓸 수 없어요',
      why: '이런 이유일 수 있어요',
      reasons: {
        refused: '브라우저가 물어봤을 때 차단을 눌렀어요.',
        earlier: '전에 이 사이트의 카메라나 마이크를 막아두었어요.',
        system: '기기 설정에서 브라우저의 카메라나 마이크가 꺼져 있어요.',
      },
      how: '이렇게 켤 수 있어요',
      steps: {
        lock: '주소창 왼쪽의 자물쇠나 카메라 표시를 눌러요.',
        allow: '카메라와 마이크를 허용으로 바꿔요.',
        reload: '아래 버튼을 눌러 화면을 새로 불러와요.',
      },
      retry: '다시 시도하기',
      withoutVideo: '영상 없이 계속하기',
      dashboard: '대시보드로 돌아가기',
    },
    cameraError: {
      title: '웹캠 연결 실패',
      retry: '다시 시도하기',
      withoutVideo: '영상 없이 계속하기',
    },
    questionFailed: {
      title: '질문 생성 오류',
      text: '질문을 불러오지 못했어요. 화면을 새로 불러오거나, 기본 질문으로 계속할 수 있어요.',
      retry: '새로 불러오기',
      fallback: '기본 질문으로 계속',
    },
    recovering: {
      title: '끝나지 않은 답변이 있어요',
      text: '{{time}}에 시작한 {{duration}} 길이의 답변이 이 기기에 남아 있어요. 이 답변을 쓸까요?',
      keep: '이 답변으로 분석하기',
      discard: '버리고 새로 답하기',
      keeping: '답변을 모으고 있어요',
      discarding: '답변을 버리고 있어요',
    },
    camera: {
      preview: '카메라에 비친 내 모습',
      soundOnly: '소리만 녹음해요',
      soundOnlyText: '카메라 없이 마이크로 답변해요. 막대가 움직이면 잘 들리는 거예요.',
      recording: '녹화 중',
      paused: '일시정지',
      rec: 'REC',
      elapsed: '녹화한 시간 {{time}}',
      size: '녹화 크기 {{size}}',
    },
    time: {
      left: '남은 시간 {{time}}',
      near: '{{seconds}}초 남았어요',
      warning: '곧 끝나요',
      paused: '멈춰 있어요',
    },
    limit: {
      title: '답변 시간',
      text: '질문마다 {{seconds}}초 · {{tier}} 요금제',
      session: '질문마다 {{seconds}}초 · 이 면접에 정해진 시간',
      raised: '이번 답변은 {{now}}초 · 다음 답변부터 {{seconds}}초',
      useMore: '다음 답변부터 {{seconds}}초 쓰기',
      upgrade: '답변 시간 늘리기',
    },
    mode: {
      legend: '분석 방식',
      realtime: '실시간 분석',
      recommended: '추천',
      realtimeText:
        '말하는 동안 글로 바꿔서 글만 보내요 (약 {{text}}). 서버가 대신 들을 때는 소리도 보내요 (1분에 최대 {{stream}}).',
      upload: '녹음 분석',
      uploadText: '답변이 끝나면 소리만 보내서 분석해요 (1분에 약 {{sound}}).',
      locked: '녹화하는 동안에는 바꿀 수 없어요.',
    },
    speech: {
      method: '{{name}}으로 듣고 있어요',
      methods: {
        webspeech: '브라우저 음성 인식',
        'whisper-local': '이 기기의 음성 인식',
        'whisper-server': '서버 음성 인식',
        recorder: '녹음 파일',
      },
      after: '답변이 끝나면 녹음한 소리로 알아들을게요.',
      processing: '알아듣고 있어요',
      captions: '실시간 자막',
      trouble: {
        permission:
          '마이크 권한이 없어서 말을 글로 바꾸지 못해요. 브라우저에서 마이크를 허용해주세요. 이번 답변은 녹음한 소리로 분석할게요.',
        recognition:
          '음성 인식에 문제가 생겼어요. 답변은 잘 녹화되고 있고, 녹음한 소리로 분석할게요.',
        allFailed:
          '지금은 말하는 동안 글로 바꾸지 못해요. 답변은 잘 녹화되고 있고, 녹음한 소리로 분석할게요.',
        alreadyRunning:
          'STT가 이미 실행 중입니다. 답변은 잘 녹화되고 있고, 녹음한 소리로 분석할게요.',
      },
    },
    privacy: '영상은 이 기기에만 남아요. 분석할 때는 소리나 글만 보내요.',
    storage: {
      low: '저장 공간이 부족해지고 있어요. 화질을 낮춰 녹화할게요.',
      critical:
        '저장 공간이 거의 다 찼어요. 가장 낮은 화질로 녹화할게요. 면접이 끝나면 지난 영상을 정리해주세요.',
      full: '저장 공간이 가득 찼어요. 이 답변은 화면을 닫지 않는 동안만 남아 있으니, 끝까지 답하고 분석을 받아주세요.',
      failed:
        '이 기기에 저장하지 못하고 있어요. 이 답변은 화면을 닫지 않는 동안만 남아 있으니, 끝까지 답하고 분석을 받아주세요.',
    },
    missing: {
      sound:
        '마이크 소리가 들어오지 않아요. 녹화는 되지만 말은 들을 수 없어요. 마이크 연결을 확인하거나, 답변한 뒤에 한 말을 직접 적어주세요.',
      picture: '카메라 화면이 들어오지 않아요. 소리는 그대로 녹음되니, 이대로 답변해도 괜찮아요.',
    },
    control: {
      start: '답변 시작하기',
      starting: '녹화를 시작하고 있어요',
      complete: '답변 완료',
      skip: '그만 듣고 넘어가기',
      asking: '면접관이 질문을 읽고 있어요.',
      pause: '일시정지',
      resume: '이어하기',
      soon: '잠시 뒤에 저절로 시작해요.',
      counting: '카운트다운이 끝나면 저절로 시작해요.',
      ready: '준비되면 눌러주세요.',
      space: '스페이스바로도 시작하고 끝낼 수 있어요.',
    },
    says: {
      recording: '녹화하고 있어요.',
      paused: '녹화를 멈췄어요.',
      warning: '{{seconds}}초 남았어요.',
      stopped: '시간이 다 됐어요. 녹화를 마쳐요.',
      counting: '{{seconds}}초 뒤에 녹화를 시작해요.',
      go: '시작!',
    },
    analysis: {
      collecting: '녹화한 답변을 모으고 있어요',
      extracting: '소리를 꺼내고 있어요 ({{percent}}%)',
      uploading: '답변을 보내고 있어요 ({{percent}}%)',
      analysing: '말한 내용을 살펴보고 있어요 ({{percent}}%)',
      message: '{{message}} ({{percent}}%)',
    },
    feedback: {
      title: '질문 {{number}}의 결과',
      followUpTitle: '질문 {{number}} 꼬리질문의 결과',
      editError: '다시 채점하지 못했어요. 고친 글은 그대로 있으니 잠시 뒤에 다시 눌러주세요.',
      following: '이어서 물어볼 질문을 고르고 있어요',
      fetching: '다음 질문을 가져오고 있어요',
      warnings: {
        tooShort: '녹음이 아주 짧았어요. 점수가 낮게 나왔을 수 있어요.',
        noVoice: '녹음에서 목소리를 거의 찾지 못했어요.',
        tooQuiet: '목소리가 작게 녹음됐어요. 마이크에 조금 더 가까이에서 말해주세요.',
        textFailed: '텍스트 분석 실패: 대신 녹음한 소리로 분석했어요.',
        emptyTranscript: '말하는 동안 글로 바뀐 내용이 없어서, 녹음한 소리로 분석했어요.',
      },
    },
    advancing: '다음 질문으로 넘어가요',
    aborting: '면접을 정리하고 있어요',
    completed: '결과를 열고 있어요',
    left: '대시보드로 가고 있어요',
    signedOut: {
      title: '로그아웃됐어요',
      text: '녹화한 답변은 이 기기에 남아 있어요. 잠시 뒤 로그인 화면으로 가요.',
    },
    retake: {
      title: '이 질문 다시 답하기',
      result: '다시 답한 결과',
      end: '다시 답하기 그만두기',
      endTitle: '다시 답하기를 그만둘까요?',
      endText: '녹화하던 답변은 저장되지 않아요. 앞선 답과 점수는 그대로 남아 있어요.',
      endConfirm: '그만두기',
      leaveText:
        '앞선 답과 점수는 그대로 남아요. 녹화하던 답변은 이 질문에 다시 답할 때 쓸지 물어볼게요.',
    },
    endDialog: {
      title: '면접을 끝낼까요?',
      text: '지금 답변은 저장되지 않아요. 앞서 한 답변은 그대로 남아 있어요.',
      stay: '계속하기',
      confirm: '면접 끝내기',
    },
    leaveDialog: {
      title: '면접에서 나갈까요?',
      text: '앞서 한 답변은 그대로 남고, 면접 기록에서 이어서 할 수 있어요. 녹화하던 답변은 다음에 왔을 때 쓸지 물어볼게요.',
      waitText: '지금까지 한 답변은 그대로 남고, 면접 기록에서 이어서 볼 수 있어요.',
      stay: '계속하기',
      confirm: '대시보드로 나가기',
    },
    alerts: {
      streamMissing: {
        title: '미디어 스트림을 사용할 수 없습니다',
        text: '카메라 스트림이 없어요. 화면을 새로 고친 뒤 다시 시도해주세요.',
      },
      streamInactive: {
        title: '카메라 스트림이 꺼져 있어요',
        text: '카메라나 마이크의 연결이 끊겼어요. 다시 시도해주세요.',
      },
      startFailed: {
        title: '녹화 시작에 실패했습니다',
        text: '화면을 새로 고친 뒤 다시 시도해주세요.',
      },
      recorderFailed: {
        title: '녹화 중 오류가 발생했습니다',
        text: '이번 답변은 처음부터 다시 녹화해주세요. 앞서 한 답변은 그대로예요.',
      },
      pauseFailed: {
        title: '일시정지하지 못했어요',
        text: '녹화는 계속되고 있을 수 있어요. 답변을 이어가거나 답변 완료를 눌러주세요.',
      },
      noData: {
        title: '녹화 데이터가 수집되지 않았습니다',
        text: '카메라와 마이크를 확인하고 다시 답변해주세요.',
      },
      collectTimeout: {
        title: '녹화한 영상을 제때 모으지 못했어요',
        text: '저장된 부분은 이 기기에 남아 있어요. 받아 적은 말이 있으면 그 글로 분석하고, 없으면 다시 답변해주세요.',
      },
      sizeLimit: {
        title: '파일이 {{limit}}MB를 넘었어요',
        text: '여기까지 한 답변은 그대로 분석해요. 더 간결하게 답하고 싶으면 다음 화면에서 다시 녹화하기를 눌러주세요.',
      },
      deviceLost: {
        title: '카메라나 마이크의 연결이 끊겼어요',
        text: '여기까지 녹화한 답변은 그대로 남아 있고, 그대로 분석해요.',
      },
      slept: {
        title: '화면이 잠들어서 녹화를 마쳤어요',
        text: '여기까지 녹화한 답변은 그대로 남아 있고, 그대로 분석해요.',
      },
      saveFailed: {
        title: '답변 저장에 실패했습니다',
        text: '저장 실패: 이 기기에 쓰지 못했어요. 답변은 그대로 분석하니, 분석이 끝날 때까지 화면을 닫지 말아주세요.',
      },
      storageFull: {
        title: '답변 저장에 실패했습니다',
        text: '저장 실패: 이 기기의 공간이 가득 찼어요. 답변은 그대로 분석하니, 분석이 끝날 때까지 화면을 닫지 말아주세요.',
      },
      analysisFailed: {
        title: '분석 실패: {{reason}}',
        text: '녹화한 답변은 그대로 있어요. 다음 화면에서 다시 분석하거나 다시 녹화할 수 있어요.',
        unknown: '알 수 없는 문제',
      },
    },
    debug: {
      open: '디버그',
      title: '디버그',
      state: '상태',
      session: '세션',
      question: '질문',
      speech: '음성 인식',
      sizes: '크기',
      health: '서버 상태',
      again: '다시 확인하기',
      none: '없음',
      storageFailed: '이 기기의 저장소를 열지 못했어요',
    },
  },
};
