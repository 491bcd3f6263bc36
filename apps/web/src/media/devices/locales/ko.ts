/** What stands between a person and their camera or microphone, and what helps. */
export const ko = {
  devices: {
    lost: {
      title: '장치 연결이 끊겼어요',
      text: '카메라나 마이크가 빠졌는지 확인하고 다시 시도해주세요.',
    },
    failures: {
      denied: {
        title: '카메라와 마이크가 막혀 있어요',
        text: '주소창의 자물쇠나 카메라 표시를 눌러 허용으로 바꾼 뒤 다시 시도해주세요.',
      },
      notFound: {
        title: '장치를 찾지 못했어요',
        text: '카메라나 마이크가 잘 연결되어 있는지 확인해주세요.',
      },
      busy: {
        title: '다른 앱이 쓰고 있어요',
        text: '카메라나 마이크를 쓰는 다른 앱이나 탭을 닫고 다시 시도해주세요.',
      },
      unsupported: {
        title: '이 장치로는 열 수 없어요',
        text: '장치가 필요한 설정을 지원하지 않아요. 다른 카메라나 마이크로 바꿔주세요.',
      },
      blocked: {
        title: '보안 설정에 막혔어요',
        text: '주소가 https로 시작하는지 확인해주세요.',
      },
      other: {
        title: '장치를 열지 못했어요',
        text: '잠시 뒤에 다시 시도해주세요. ({{name}})',
      },
    },
  },
};
