### The lesson.

lesson-marks = Three in a line win: a row, a column or a diagonal. You are X and have marked two corners.
lesson-threat = O has a corner and the middle. Point at the middle: which cell would complete the diagonal?
lesson-block = Mark that cell before O does: the lower left corner.
lesson-block-wrong = Then O would complete the diagonal and win. Mark the lower left corner.
lesson-win = Now two of your lines lack a single cell each, and O can never block both. Complete either line.
lesson-win-middle = That would only be in the way of O. Complete one of your own lines, and you win at once.
lesson-win-wrong = That completes nothing. Complete one of your lines, and you win at once.
