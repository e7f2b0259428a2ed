import '../../../server/edge.ts'
