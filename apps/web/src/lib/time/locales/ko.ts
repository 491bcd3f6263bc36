export const ko = {
  dates: {
    months: '1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월',
    shortMonths: '1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월',
    monthsOfShortDates: '1. 2. 3. 4. 5. 6. 7. 8. 9. 10. 11. 12.',
    days: '일요일 월요일 화요일 수요일 목요일 금요일 토요일',
    shortDays: '일 월 화 수 목 금 토',
    date: '{{year}}년 {{month}} {{day}}일',
    shortDate: '{{year}}. {{month}} {{day}}.',
    dayOfMonth: '{{month}} {{day}}일',
    monthOfYear: '{{year}}년 {{month}}',
    morning: '오전 {{hour}}:{{minute}}',
    afternoon: '오후 {{hour}}:{{minute}}',
    dateAndTime: '{{date}} {{time}}',
    shortDateAndTime: '{{date}} {{time}}',
  },
};
